/** Icon.astro as a string, for markup that build and browser share. */
export const svgIcon = (path: string, classes?: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"${classes ? ` class="${classes}"` : ''}><path d="${path}"/></svg>`;

export const ICON_CLASSES = 'icon size-5 stroke-[1.6]';
