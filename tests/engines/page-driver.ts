import { chromium, expect } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';
import { answered, type Control, type Driver, type Key } from './driver.ts';

const HEIGHT = 800;

/** The common part of Puppeteer's and Playwright's pages. */
type ScriptedPage = {
  goto: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  keyboard: { type: (text: string) => Promise<void>; press: (key: Key) => Promise<void> };
};

type Differences = {
  setSize: (size: { width: number; height: number }) => Promise<void>;
  find: (expression: string) => Promise<Control | undefined>;
  close: () => Promise<void>;
};

// Neither library knows the type of an expression's result.
type PuppeteerElement = { click: () => Promise<void>; uploadFile: (file: string) => Promise<void> };
type PlaywrightElement = {
  click: (options: { timeout: number }) => Promise<void>;
  setInputFiles: (file: string) => Promise<void>;
};

const pageDriver = (page: ScriptedPage, { setSize, find, close }: Differences): Driver => ({
  prepare: async (emptyPage, width) => {
    await setSize({ width, height: HEIGHT });
    await page.goto(emptyPage);
  },
  run: (expression) => answered('a script', page.evaluate(expression)),
  find: (expression) => answered('an element', find(expression)),
  type: (text) => answered('typing', page.keyboard.type(text)),
  press: (key) => answered(key, page.keyboard.press(key)),
  close,
});

/**
 * Puppeteer sets the size and, by another command, the orientation of the screen. Firefox ESR 140 refuses the second
 * command; the size is set nevertheless.
 */
async function setFirefoxSize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  await expect.poll(() => page.evaluate('({ width: innerWidth, height: innerHeight })')).toEqual(size);
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 60_000,
    defaultViewport: null,
  });
  // The first tab of Firefox never has the focus.
  const page = await browser.newPage();
  await page.bringToFront();
  return pageDriver(page, {
    setSize: (size) => setFirefoxSize(page, size),
    find: async (expression) => {
      const handle = (await page.evaluateHandle(expression)).asElement() as PuppeteerElement | null;
      return handle
        ? { click: () => answered('a click', handle.click()), upload: (file) => handle.uploadFile(file) }
        : undefined;
    },
    close: () => browser.close(),
  });
}

/** Old Chromium by the DevTools protocol, of which Playwright still supports its version. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  return pageDriver(page, {
    setSize: (size) => page.setViewportSize(size),
    find: async (expression) => {
      const handle = (await page.evaluateHandle(expression)).asElement() as PlaywrightElement | null;
      return handle
        ? { click: () => handle.click({ timeout: 5000 }), upload: (file) => handle.setInputFiles(file) }
        : undefined;
    },
    close: () => browser.close(),
  });
}
