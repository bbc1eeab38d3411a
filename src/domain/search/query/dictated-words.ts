import type { Word } from '../../vehicle-text/language/words.ts';
import { type Read, spelledAt } from './dictated-abbreviations.ts';
import { bodyAt, codeAt, designationAt } from './dictated-codes.ts';
import { aboveHundredAt, boltsAt, countedAt, litresAt, speedsAt, twoLitresAt } from './dictated-numbers.ts';

type Spoken = Word & { typed: string; after: string };

const READERS = [
  spelledAt,
  designationAt,
  boltsAt,
  litresAt,
  codeAt,
  bodyAt,
  twoLitresAt,
  aboveHundredAt,
  speedsAt,
  countedAt,
];

function firstRead(texts: readonly string[], at: number): Read | undefined {
  for (const readAt of READERS) {
    const read = readAt(texts, at);
    if (read) return read;
  }
  return undefined;
}

/** Engines and codes as a telephone writes what people say to it: `devetnest tedei`, `be šest`. */
export function dictatedWords<One extends Spoken>(words: readonly One[]): One[] {
  const texts = words.map(({ text }) => text);
  const read: One[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    const found = firstRead(texts, at);
    if (!found || found.texts.join() === word.text) {
      read.push(word);
      continue;
    }
    const said = words.slice(at, found.end);
    for (const [i, text] of found.texts.entries()) {
      const own = said.length === found.texts.length ? said.slice(i, i + 1) : said;
      const typed = own.map((one) => one.typed).join(' ');
      read.push({ ...(said[i] ?? word), text, stem: text, typed, after: own.at(-1)?.after ?? word.after });
    }
    at = found.end - 1;
  }
  return read;
}
