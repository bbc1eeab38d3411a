import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * "Fast 4G" of the browser's developer tools: what remains of 9 and 1.5 Mbit/s, and 60 ms of delay for each step of a
 * request.
 */
const FAST_4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: ((9000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1500 * 1000) / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

/** What is measured, kept in the tab: an older shop may reload the page in between. Times since 1970, in ms. */
type Watch = {
  selector: string;
  wanted: string;
  before: string;
  /** The first touch or letter. */
  began: number;
  /** When the texts of `selector` first differed from `before` and contained `wanted`, in a painted frame. */
  changed: number;
};

type WatchedWindow = {
  watched: { read: () => Watch | null; begin: (selector: string, wanted: string) => void; inp: number };
};

function watch(): void {
  const KEY = 'watched';
  const read = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Watch | null;
  const write = (part: Partial<Watch>) => sessionStorage.setItem(KEY, JSON.stringify({ ...read(), ...part }));
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const state = element.getAttribute('aria-pressed') ?? element.getAttribute('data-wished');
        return element.textContent.trim() + (state ?? '');
      })
      .join('|');
  const frame = (now: number) => {
    const { selector, wanted, before, changed } = read()!;
    const seen = shown(selector);
    if (seen !== before && seen !== '' && seen.includes(wanted))
      write({ changed: performance.timeOrigin + now });
    else if (changed === 0) requestAnimationFrame(frame);
  };
  const state: WatchedWindow['watched'] = {
    read,
    begin: (selector, wanted) => {
      write({ selector, wanted, before: shown(selector), began: 0, changed: 0 });
      requestAnimationFrame(frame);
    },
    inp: 0,
  };
  Object.assign(window, { watched: state });
  for (const kind of ['pointerdown', 'input', 'click'] as const)
    addEventListener(
      kind,
      (event) => {
        if (read()?.began === 0) write({ began: performance.timeOrigin + event.timeStamp });
      },
      { capture: true },
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) state.inp = Math.max(state.inp, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  if (read()?.changed === 0) requestAnimationFrame(frame);
}

/** A slow phone on a mobile connection with an empty cache, as on a first visit. */
export async function openPhone(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', FAST_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, context };
}

/** Milliseconds from the first touch or letter of `act` until `selector` shows a changed text that contains `wanted`. */
export async function timed(
  page: Page,
  { selector, wanted = '' }: { selector: string; wanted?: string },
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(([where, word]) => (window as unknown as WatchedWindow).watched.begin(where, word), [
    selector,
    wanted,
  ] as const);
  await act();
  const hasChanged = () => ((window as unknown as WatchedWindow).watched.read()?.changed ?? 0) > 0;
  await page.waitForFunction(hasChanged, null, { timeout: 30_000 });
  const { began, changed } = (await page.evaluate(() =>
    (window as unknown as WatchedWindow).watched.read(),
  ))!;
  return Math.max(0, changed - began);
}

export const inpOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as WatchedWindow).watched.inp);
