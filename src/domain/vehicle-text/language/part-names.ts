import { BODY_PARTS } from './part-names-body.ts';
import { MECHANICAL_PARTS } from './part-names-mechanics.ts';

/** Groups with a common name: the first name of a line applies to all the others. */
const KINDS = `
kočnica | kočiona pločica | kočioni disk | bubanj kočnice | kočiona čeljust
svjetlo | far | radno svjetlo | stop svjetlo | treće stop svjetlo | maglenka | žmigavac | dnevno svjetlo
opruga | sportska opruga | zračna opruga
ovjes | amortizer | opruga | gvint ovjes | viljuška | kugla | spona | balans štangica | stabilizator | đon amortizera | seleblok
`;

/** Qualities that have several words; they count anywhere in a text. */
const QUALITIES = `
ksenon | xenon | hid | bi ksenon | bixenon
led
karavan | kombi karavan | estate | variant | touring | avant | sw
hečbek | heč | hatchback
limuzina | sedan
polovan | rabljen | korišten | skinut
original | originalan | oem | orginal
zamjenski | aftermarket | zamjena
automatik | automatski | dsg | tiptronik
facelift | redizajn | fl
grijan | grijani | sa grijanjem
električni | el | elektro
dizel | diesel
cjelogodišnji | all season | cijelogodišnji
`;

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((phrase) => phrase.trim()));

/**
 * Names of car parts as people say them, one part per line, in any grammatical form; the first is the main one. A search
 * for one name finds the others. Longer names take precedence over shorter ones inside them: `staklo retrovizora` is
 * not a `retrovizor`.
 */
export const PART_NAMES: readonly (readonly string[])[] = [...lines(BODY_PARTS), ...lines(MECHANICAL_PARTS)];
export const QUALITY_NAMES: readonly (readonly string[])[] = lines(QUALITIES);
export const KIND_NAMES: readonly (readonly string[])[] = lines(KINDS);

/** Parts that sit at one end of every car, so that their names need not say it. */
export const PLACED_NAMES = [
  { place: 'front', names: ['far', 'hauba', 'maska', 'vjetrobransko staklo', 'maglenka', 'dnevno svjetlo'] },
  {
    place: 'rear',
    names: ['stop svjetlo', 'treće stop svjetlo', 'gepek vrata', 'zadnje staklo', 'kuka za vuču'],
  },
] as const;
