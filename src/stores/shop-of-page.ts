import { takeSettings } from '#src/domain/shop-in-browser.ts';

/** Called by islands that draw the shop's numbers, before they draw: the page holds those that its build was made with. */
export function takeShopOfPage(): void {
  const text = document.querySelector<HTMLElement>('[data-shop]')?.dataset['shop'];
  if (text) takeSettings(text);
}
