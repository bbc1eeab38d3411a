import { isAccessory } from '../vehicle-text/language/concepts.ts';
import { isPartName, type Phrase } from '../vehicle-text/language/phrases.ts';
import { ATTRIBUTE_STEMS } from '../vehicle-text/language/place-words.ts';
import type { ReadWord } from './analyse-query.ts';

/** Of where a part sits in the car. `Na` and `u` are not among them: what follows those may say which part it is. */
const WHERE: ReadonlySet<string> = new Set(
  'pod ispod iza ispred iznad pored kraj pokraj oko izmedu'.split(' '),
);

/**
 * Words that only say where a part sits, which names of parts do not say: the `pod haubom` of `kutija osigurača pod
 * haubom`. After a `senzor` or a `crijevo` they say what it is. `names`: names of several words, with their places.
 */
export function whereItSits(
  words: readonly ReadWord[],
  names: ReadonlyMap<Phrase, readonly number[]>,
): ReadonlySet<ReadWord> {
  const nameAt = (at: number) => [...names.values()].find((places) => places.includes(at));
  const said = new Set<ReadWord>();
  for (const [at, word] of words.entries()) {
    const before = words.slice(0, at);
    const isAfterPart = before.some(({ stem }, i) => isPartName(stem) || nameAt(i));
    const isOfThing = before.some(({ stem }, i) => isAccessory(stem) && !nameAt(i));
    if (!WHERE.has(word.text) || nameAt(at) || !isAfterPart || isOfThing) continue;
    said.add(word);
    let noun = at + 1;
    while (ATTRIBUTE_STEMS.has(words[noun]?.stem ?? '')) noun++;
    const name = nameAt(noun) ?? (isPartName(words[noun]?.stem ?? '') ? [noun] : []);
    if (name.length > 0 && name.every((place) => place > at))
      for (const one of words.slice(at + 1, Math.max(...name) + 1)) said.add(one);
  }
  return said;
}
