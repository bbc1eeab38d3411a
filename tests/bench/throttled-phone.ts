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

/** State that the page keeps while it is measured. */
export type Watch = {
  /** Time of the first of these events since `begin`, by the page's own clock. */
  began: number;
  /** Time when `look` first returned something else than at `begin`, in a frame that was drawn. */
  changed: number;
  /** The longest time from a touch or key to the frame after it. */
  inp: number;
};

function watch(): void {
  const state = { began: 0, changed: 0, inp: 0 };
  Object.assign(window, { watched: state });
  for (const kind of ['pointerdown', 'input', 'click'] as const)
    addEventListener(kind, (event) => (state.began ||= event.timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) state.inp = Math.max(state.inp, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
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

/** Time from the first touch or letter of `act` until `selector` shows a changed text that contains `wanted`. */
export async function timed(
  page: Page,
  { selector, wanted = '' }: { selector: string; wanted?: string },
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    ([where, word]) => {
      const state = (window as unknown as { watched: Watch }).watched;
      const look = () =>
        [...document.querySelectorAll(where)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent.trim() + (element.getAttribute('aria-pressed') ?? ''))
          .join('|');
      const before = look();
      Object.assign(state, { began: 0, changed: 0 });
      const frame = (now: number) => {
        const seen = look();
        if (seen !== before && seen !== '' && seen.includes(word)) state.changed = now;
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    [selector, wanted] as const,
  );
  await act();
  await page.waitForFunction(() => (window as unknown as { watched: Watch }).watched.changed > 0, null, {
    timeout: 30_000,
  });
  const { began, changed } = await page.evaluate(() => (window as unknown as { watched: Watch }).watched);
  return Math.max(0, changed - began);
}

export const inpOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { watched: Watch }).watched.inp);
