/** Features that Playwright 1.65 disables; our list replaces Playwright's, so it repeats them. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar, two in every window: they take more CPU time than a test does. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A name of this machine that browsers do not trust without TLS, like the name of a computer in the network. */
const FAR_HOST = 'prodavnica.lan';

/** The address of a shop as another device of the network opens it, without TLS. */
export const farUrl = (shopUrl: string): string =>
  Object.assign(new URL(shopUrl), { hostname: FAR_HOST }).origin;

export const BROWSER_FLAGS = [
  // Containers seldom allow Chromium's own sandbox; the browser only sees this shop.
  '--no-sandbox',
  '--disable-background-networking',
  `--host-resolver-rules=MAP ${FAR_HOST} 127.0.0.1`,
  '--disable-component-update',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
];
