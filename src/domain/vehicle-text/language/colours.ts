import { foldText } from './fold.ts';
import { stem } from './stem.ts';

const NAMES =
  'crna bijela siva plava crvena zelena žuta srebrna srebrena zlatna smeđa braon bordo bež narandžasta ljubičasta roza tirkizna antracit teget';

const STEMS: ReadonlySet<string> = new Set(
  foldText(NAMES)
    .split(' ')
    .flatMap((name) => [stem(name), stem(name.replace(/a$/, 'i')), stem(name.replace(/a$/, ''))]),
);

export const isColour = (stem: string): boolean => STEMS.has(stem);
