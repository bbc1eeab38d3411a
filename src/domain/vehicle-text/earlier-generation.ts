import { COUNTED } from './find-generations.ts';
import type { Mention } from './mention.ts';
import { generationKeys } from './name-keys.ts';
import { isFree, type TextWord } from './text-words.ts';
import type { VehicleLexicon } from './vehicle-lexicon.ts';

/** `1`, `mk1`, `b2`, `e21`; more digits alone are a power or an engine. */
const GENERATION = /^(?:([1-9])|(mk|[a-z])(\d{1,3}))$/;

function placeInSeries(key: string): { series: string; number: number } | undefined {
  const [, alone, letters = '', digits = ''] = GENERATION.exec(key) ?? [];
  if (alone) return { series: '', number: Number(alone) };
  return digits ? { series: `${letters}${digits.length}`, number: Number(digits) } : undefined;
}

/** `Golf I`, but not the `I` between two names in a text of capitals. */
const isRoman = (words: readonly TextWord[], at: number): boolean =>
  words[at]?.raw === 'I' && words.some(({ raw }) => /\p{Ll}/u.test(raw));

/**
 * `Golf 1`, `Passat B2`, `320 E21`: the first generation that a model of the shop had is a later one, so the car is none
 * that the shop knows, and not all of them.
 */
export function isOfEarlierGeneration(
  { manufacturer, model, generations, to }: Mention,
  words: readonly TextWord[],
  { codes }: VehicleLexicon,
): boolean {
  const word = words[to];
  if (!model || generations.length > 0 || !isFree(word)) return false;
  if (codes.get(word.text)?.some((owner) => owner.model.manufacturer === manufacturer)) return false;
  const own = placeInSeries(isRoman(words, to) ? '1' : word.text);
  const next = words[to + 1]?.text ?? '';
  // `Polo 1 4` has an engine of 1.4 litres.
  if (!own || word.before !== ' ' || COUNTED.has(next) || /^\d$/.test(next)) return false;
  const numbers = model.generations
    .flatMap(generationKeys)
    .flatMap((key) => placeInSeries(key) ?? [])
    .flatMap(({ series, number }) => (series === own.series ? [number] : []));
  return numbers.length > 0 && numbers.every((number) => own.number < number);
}
