import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** The computed value of a property, of the element or of a part like `::after`. */
export const style = (locator: Locator, property: string, pseudo?: string): Promise<string> =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part || null).getPropertyValue(name!),
    [property, pseudo ?? ''],
  );

/** With forced colours, states differ only by borders, outlines and system colours. */
export async function expectRing(page: Page, locator: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await locator.focus();
  expect(await style(locator, 'outline-style')).toBe('solid');
  expect(Number.parseFloat(await style(locator, 'outline-width'))).toBeGreaterThanOrEqual(2);
}
