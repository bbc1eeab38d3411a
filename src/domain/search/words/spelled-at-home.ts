import { foldText } from '../../vehicle-text/language/fold.ts';
import { stem } from '../../vehicle-text/language/stem.ts';

const ABROAD: readonly (readonly [RegExp, string])[] = [
  [/tsch|ch/g, 'c'],
  [/sch|sh/g, 's'],
  [/zh/g, 'z'],
  [/y/g, 'j'],
];

/** `mjenjach`, `shofershajba`, `menyach`: č, š, ž and j as keyboards abroad write them. */
export const spelledAtHome = (text: string): string =>
  stem(foldText(ABROAD.reduce((read, [abroad, home]) => read.replace(abroad, home), text)));
