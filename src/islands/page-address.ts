/** The page's own address, without what a link or a filter has added to it. */
export const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
