const RENDERED = 'shop:rendered';

/** To be called by code that has rendered products: hearts, verdicts and needles are painted on them. */
export function tellRendered(): void {
  document.dispatchEvent(new Event(RENDERED));
}

export function onRendered(run: () => void): void {
  document.addEventListener(RENDERED, run);
}
