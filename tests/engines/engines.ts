import { existsSync } from 'node:fs';
import type { Driver } from './driver.ts';
import { hasOldChromium, OLD_CHROMIUM, oldChromium } from './old-chromium.ts';
import { startScreen } from './processes.ts';
import { freePort } from '../setup/free-port.ts';
import { startWebDriver } from './webdriver.ts';

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT = `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`;
const WPE = `${LIBRARIES}/wpe-webkit-1.1/MiniBrowser`;
const NO_ACCESSIBILITY_BUS = { NO_AT_BRIDGE: '1' };

export type Engine = {
  name: 'firefox' | 'webkit' | 'wpe' | 'chromium109';
  title: string;
  /** The command that installs it. */
  install: string;
  installed: () => boolean;
  start: () => Promise<Driver>;
};

const allExist = (...paths: string[]) => paths.every((path) => existsSync(path));
const firefox = FIREFOX.find((path) => existsSync(path));

async function startWebKit(): Promise<Driver> {
  const screen = await startScreen();
  const options = {
    executable: 'WebKitWebDriver',
    browser: WEBKIT,
    options: 'webkitgtk:browserOptions',
    args: ['--automation'],
    environment: { DISPLAY: screen.display, ...NO_ACCESSIBILITY_BUS },
  };
  try {
    const driver = await startWebDriver(options, await freePort());
    return {
      ...driver,
      close: async () => {
        await driver.close();
        await screen.ended();
      },
    };
  } catch (error) {
    await screen.ended();
    throw error;
  }
}

const startWpe = async () =>
  startWebDriver(
    {
      executable: 'WPEWebDriver',
      browser: WPE,
      options: 'wpe:browserOptions',
      args: ['--automation', '--headless'],
      environment: NO_ACCESSIBILITY_BUS,
    },
    await freePort(),
  );

/** The engines besides the Chromium of the other tests. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    install: 'apt-get install firefox-esr',
    installed: () => firefox !== undefined,
    start: async () => (await import('./page-driver.ts')).startFirefox(firefox!),
  },
  {
    name: 'webkit',
    title: 'WebKitGTK',
    install: 'apt-get install webkit2gtk-driver xvfb',
    installed: () => allExist(WEBKIT, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'),
    start: startWebKit,
  },
  {
    name: 'wpe',
    title: 'WPE WebKit',
    install: 'apt-get install wpewebkit-driver libwpewebkit-1.1-0',
    installed: () => allExist(WPE, '/usr/bin/WPEWebDriver'),
    start: startWpe,
  },
  {
    name: 'chromium109',
    title: 'Chromium 109',
    install: `npm install --no-save ${OLD_CHROMIUM}`,
    installed: hasOldChromium,
    start: async () => (await import('./page-driver.ts')).startChromium(oldChromium()),
  },
];
