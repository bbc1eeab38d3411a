import { nicknamedNumber } from '../vehicle-text/language/number-names.ts';
import { isPartName } from '../vehicle-text/language/phrases.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import type { Word } from '../vehicle-text/language/words.ts';

/** A generation or a year: a number after it counts something. */
const AFTER_CAR = /^(?:(?:mk|[a-z])?\d|[ivx]{1,4}|(?:19|20)\d\d)$/;
const DOORS: Readonly<Record<string, string>> = { 2: 'troja', 3: 'troja', 4: 'petora', 5: 'petora' };
const JOINED = /^([2-5])v(?:rata)?$/;
/** In words they count doors of the car of another part: `hauba stilo tri vrata`; a `golf pet` is the fifth. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['tri', '3'],
  ['pet', '5'],
]);
/** A `petica` after a car is no car with five doors, but the next one that is listed. */
const NICKNAMED = '3';

/** `golf 4 trojka`, `golf 4 3 vrata`, `punto 2 5v` → `golf 4 troja`: the doors as names of parts say them. */
export function spelledDoors<One extends Word & { typed: string }>(words: readonly One[]): One[] {
  const hasOtherPart = words.some(({ text, stem: own }) => text !== 'vrata' && isPartName(own));
  const spelled: One[] = [];
  for (let at = 0; at < words.length; at++) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
    if (!word) continue;
    const isCounted = next?.text === 'vrata';
    const said = isCounted && hasOtherPart ? SAID.get(word.text) : undefined;
    const count =
      said ??
      (at > 1 && AFTER_CAR.test(before?.text ?? '')
        ? (JOINED.exec(word.text)?.[1] ??
          (isCounted && /^[2-5]$/.test(word.text) ? word.text : undefined) ??
          (nicknamedNumber(word.text) === NICKNAMED && !/\d/.test(word.text) ? NICKNAMED : undefined))
        : undefined);
    const text = DOORS[count ?? ''];
    if (text === undefined) spelled.push(word);
    else {
      const isSpaced = isCounted && (said !== undefined || word.text === count);
      spelled.push({
        ...word,
        text,
        stem: stem(text),
        typed: isSpaced ? `${word.typed} ${next.typed}` : word.typed,
      });
      if (isSpaced) at++;
    }
  }
  return spelled;
}
