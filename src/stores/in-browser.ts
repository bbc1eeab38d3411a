/** False while pages are built. */
export const inBrowser = typeof window !== 'undefined';
