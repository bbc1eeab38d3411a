import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** What the browser makes of a rule, of the element or of a part like `::after`. */
export const style = (locator: Locator, property: string, pseudo?: string): Promise<string> =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part || null).getPropertyValue(name!),
    [property, pseudo ?? ''],
  );

/** With a picked palette only borders, outlines and system colours are left to tell states apart. */
export async function expectRing(page: Page, locator: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await locator.focus();
  expect(await style(locator, 'outline-style')).toBe('solid');
  expect(Number.parseFloat(await style(locator, 'outline-width'))).toBeGreaterThanOrEqual(2);
}
