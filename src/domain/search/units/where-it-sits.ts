import { isAccessory } from '../../vehicle-text/language/concepts.ts';
import { conceptNamed, isPartName, type Phrase, singleNamesOf } from '../../vehicle-text/language/phrases.ts';
import { isAttribute } from '../../vehicle-text/language/clauses.ts';
import { stemsOf } from '../../vehicle-text/language/stem.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isLeaked } from './circumstances.ts';

/** Of where a part sits in the car. */
const WHERE: ReadonlySet<string> = new Set(
  'pod ispod iza ispred iznad pored kraj pokraj oko izmedu'.split(' '),
);
/** Right after a name of several words it says no more: `pumpa goriva u rezervoaru`. */
const INSIDE = 'u';
/** After one noun it may say which part is meant: `senzor na rejlu`, but not `regulator pritiska na rejlu`. */
const ON = 'na';
/** A tail light in the boot lid is another one. */
const BOOT_LID = conceptNamed('gepek vrata');

const FROM = 'od';
const TO = 'do';
const PIPES: ReadonlySet<string> = new Set(stemsOf('crijevo cijev vod kabl sajla'));

/** The `crijevo od turbine` of `crijevo od turbine do interkulera`: it is called after its first end. */
const isPipeFrom = (before: readonly ReadWord[]): boolean =>
  before.some(({ text }, i) => text === FROM && PIPES.has(before[i - 1]?.stem ?? ''));

const NOTHING: ReadonlySet<ReadWord> = new Set();

const isOfConcept = (word: ReadWord | undefined, concept: string): boolean =>
  singleNamesOf(word?.stem ?? '').some((phrase) => phrase.concept === concept);

/**
 * Words that only say where a part sits, which names of parts do not say: the `pod haubom` of `kutija osigurača pod
 * haubom`. After a `senzor` or a `crijevo` they say what it is. `namesIn`: names of several words, with their places.
 */
export function whereItSits(
  words: readonly ReadWord[],
  namesIn: (words: readonly ReadWord[]) => ReadonlyMap<Phrase, readonly number[]>,
): ReadonlySet<ReadWord> {
  // Most queries say nothing of the kind, and finding names takes time.
  if (!words.some(({ text }) => text === INSIDE || text === ON || text === TO || WHERE.has(text)))
    return NOTHING;
  const names = namesIn(words);
  const nameAt = (at: number) => [...names.values()].find((places) => places.includes(at));
  const said = new Set<ReadWord>();
  for (const [at, word] of words.entries()) {
    const before = words.slice(0, at);
    const isAfterPart = before.some(({ stem }, i) => (isPartName(stem) && !isLeaked(words, i)) || nameAt(i));
    const isFluid = !isAfterPart && before.some((_, i) => isLeaked(words, i));
    // What leaks is no part, so that the one under which it leaks is meant; every part is `ispod auta` or in it.
    const saysNothing = isFluid || /^(?:aut[au]|vozil[au]|kola)$/.test(words[at + 1]?.text ?? '');
    if (saysNothing && WHERE.has(word.text) && !nameAt(at)) said.add(word);
    const isOfThing = before.some(({ stem }, i) => isAccessory(stem) && !nameAt(i));
    const nouns = (nameAt(at - 1) ?? []).filter((place) => !isAttribute(words[place]));
    const isInside =
      (word.text === INSIDE ? nameAt(at - 1) !== undefined : word.text === ON && nouns.length > 1) &&
      !isOfConcept(words[at + 1], BOOT_LID);
    const isOtherEnd = word.text === TO && isPipeFrom(before) && !nameAt(at);
    const isWhere = (WHERE.has(word.text) || isInside) && !nameAt(at) && isAfterPart && !isOfThing;
    if (!isWhere && !isOtherEnd) continue;
    said.add(word);
    let noun = at + 1;
    while (isAttribute(words[noun])) noun++;
    const name = nameAt(noun) ?? (isPartName(words[noun]?.stem ?? '') ? [noun] : []);
    if (name.length > 0 && name.every((place) => place > at))
      for (const one of words.slice(at + 1, Math.max(...name) + 1))
        // The `prednjim` of `podizač stakla na prednjim vratima` is also where the part sits.
        if (word.text !== ON || !isAttribute(one)) said.add(one);
  }
  return said;
}
