import { takeSettings } from '#src/domain/shop/shop-in-browser.ts';

/** Called by islands that render the shop's numbers, before they render: the page holds those that its build was made with. */
export function takeShopOfPage(): void {
  const text = document.querySelector<HTMLElement>('[data-shop]')?.dataset['shop'];
  if (text) takeSettings(text);
}
