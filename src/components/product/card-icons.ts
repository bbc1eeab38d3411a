import { type IconName, icons } from '../ui/icons.ts';

const svg = (name: IconName) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;

/** Strings, because 20 icons a page as components cost more than the rest of the cards. */
export const HEART_SVG = svg('heart');
export const NO_PICTURE_SVG = svg('image');
