import { heartPath, imagePath } from '#src/views/ui/icons.ts';
import { svgIcon } from '../ui/svg-icon.ts';

/** Strings, because 20 icons a page as components cost more than the rest of the cards. */
export const HEART_SVG = svgIcon(heartPath);
export const NO_PICTURE_SVG = svgIcon(imagePath);
