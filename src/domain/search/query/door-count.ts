import { nicknamedNumber } from '../../vehicle-text/language/number-names.ts';
import { isPartName } from '../../vehicle-text/language/phrases.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import type { Word } from '../../vehicle-text/language/words.ts';
import { replaceRuns } from '../words/word-runs.ts';

/** A generation, a year or a car such as the 206: a number after it counts something. */
const AFTER_CAR = /^(?:(?:mk|[a-z])?\d|[ivx]{1,4}|(?:19|20)\d\d|[1-9]\d\d)$/;
/** With the tailgate counted or not: a `troja` has two doors for people, a `petora` four. */
const DOORS: Readonly<Record<string, string>> = { 2: 'troja', 3: 'troja', 4: 'petora', 5: 'petora' };
const JOINED = /^([2-5])v(?:rata)?$/;
/** In words they count doors of the car of another part: `hauba stilo tri vrata`; a `golf pet` is the fifth. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['tri', '3'],
  ['pet', '5'],
]);
/** A `petica` after a car is the next car of a list, not a number of doors. */
const NICKNAMED = '3';

type Doors = { count: string; hasNoun: boolean };

/** The doors that a word counts: `3` before `vrata`, `5v` or a nickname right after a car; `tri` before `vrata`. */
function doorsAt(words: readonly Word[], at: number, hasOtherPart: boolean): Doors | undefined {
  const [before, { text }, next] = [words[at - 1], words[at] ?? { text: '' }, words[at + 1]];
  const isBeforeNoun = next?.text === 'vrata';
  const said = isBeforeNoun && hasOtherPart ? SAID.get(text) : undefined;
  if (said !== undefined) return { count: said, hasNoun: true };
  if (at < 2 || !AFTER_CAR.test(before?.text ?? '')) return undefined;
  const joined = JOINED.exec(text)?.[1];
  if (joined !== undefined) return { count: joined, hasNoun: false };
  if (isBeforeNoun && /^[2-5]$/.test(text)) return { count: text, hasNoun: true };
  const isNickname = nicknamedNumber(text) === NICKNAMED && !/\d/.test(text);
  return isNickname ? { count: NICKNAMED, hasNoun: false } : undefined;
}

/** `golf 4 trojka`, `golf 4 3 vrata`, `punto 2 5v` → `golf 4 troja`: the doors as names of parts say them. */
export function spelledDoors<One extends Word & { typed: string }>(words: readonly One[]): One[] {
  const hasOtherPart = words.some(({ text, stem: own }) => text !== 'vrata' && isPartName(own));
  return replaceRuns(words, (word, at) => {
    const doors = doorsAt(words, at, hasOtherPart);
    const text = DOORS[doors?.count ?? ''];
    if (!doors || text === undefined) return undefined;
    const end = doors.hasNoun ? at + 2 : at + 1;
    const typed = words.slice(at, end).map((one) => one.typed);
    return { read: [{ ...word, text, stem: stem(text), typed: typed.join(' ') }], end };
  });
}
