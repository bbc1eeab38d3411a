import { isPartName } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { PREPOSITIONS, STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isShaking } from '../query/in-other-words.ts';

/** Folded: `er` is `jer`. */
const WHEN: ReadonlySet<string> = new Set(['kad', 'dok', 'cim', 'er']);
const PRONOUNS = /^(?:se|mi|mu|ga|ih|sam|smo|su|nam|oj)$/;
const FORM_OF_VERB = /^.{2,}(?:[aei]mo?|[aei]te|[aei]s|[aeiou])$/;
/** What is done something with stands in a case with a vowel. */
const OBJECT = /^.{2,}[aeiou]$/;

/** Where the words end that say when something happens: `kad ubacim u brzinu`, `jer mi je pukao`. */
function endOfWhen(words: readonly ReadWord[], from: number): number {
  const isHere = (at: number) => words[at]?.clause === words[from]?.clause;
  let at = from + 1;
  while (isHere(at) && PRONOUNS.test(words[at]?.text ?? '')) at++;
  const verb = words[at];
  if (!verb || !isHere(at) || isPartName(verb.stem) || placeOf(verb.text) || !FORM_OF_VERB.test(verb.text))
    return from;
  at++;
  const object = PREPOSITIONS.has(words[at]?.text ?? '') && words[at]?.text !== 'za' ? at + 1 : at;
  const text = words[object]?.text ?? '';
  return isHere(object) && OBJECT.test(text) && !STOP_WORDS.has(text) ? object + 1 : at;
}

/** Where the car is felt to shake; the part that is to blame is another one. */
const IS_FELT = /^(?:volan|pedal|sedist|sedala)/;

/** Folded. */
const LEAKS = /^(?:pro|is)?(?:cur(?:i|e|el[aeo]|io)|kap(?:le|al[aeo])|gubi|pusta|baca)$/;
/** Not in the genitive: the `ulja` of `crijevo ulja curi` says what hose it is. */
const FLUID = /^(?:ule|vod[au]|naft[au]|gorivo|benzin|antifriz|freon|rashladn[au]|tecnost|tekucin[au])$/;

/** Whether one of the words beside it, except pronouns, is such a verb. */
function isBeside(words: readonly ReadWord[], at: number, isVerb: (text: string) => boolean): boolean {
  return [-1, 1].some((step) => {
    let other = at + step;
    while (PRONOUNS.test(words[other]?.text ?? '')) other += step;
    return isVerb(words[other]?.text ?? '');
  });
}

const isShaken = (words: readonly ReadWord[], at: number): boolean =>
  IS_FELT.test(words[at]?.text ?? '') && isBeside(words, at, isShaking);

/** The `ulje` of `curi ulje iz amortizera`: the part is where it comes from. */
export const isLeaked = (words: readonly ReadWord[], at: number): boolean =>
  FLUID.test(words[at]?.text ?? '') && isBeside(words, at, (text) => LEAKS.test(text));

/** Words that only say when and where something is felt: `kad upalim svjetla`, the `volan` of `trese volan`. */
export function circumstances(words: readonly ReadWord[]): ReadonlySet<ReadWord> {
  const said = new Set<ReadWord>();
  for (const [at, word] of words.entries()) {
    if (isShaken(words, at)) said.add(word);
    if (WHEN.has(word.text)) for (const one of words.slice(at, endOfWhen(words, at))) said.add(one);
  }
  return said;
}
