import type { Word } from '../../vehicle-text/language/words.ts';
import { replaceRuns, saidAs } from '../words/word-runs.ts';
import { type Read, spelledAt } from './dictated-abbreviations.ts';
import { bodyAt, codeAt, designationAt } from './dictated-codes.ts';
import {
  aboveHundredAt,
  boltsAt,
  countedAt,
  cubicLitresAt,
  litresAt,
  speedsAt,
  twoLitresAt,
} from './dictated-numbers.ts';

type Spoken = Word & { typed: string; after: string };

const READERS = [
  spelledAt,
  designationAt,
  boltsAt,
  litresAt,
  cubicLitresAt,
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
  return replaceRuns(words, (word, at) => {
    const found = firstRead(texts, at);
    if (!found || found.texts.join() === word.text) return undefined;
    const said = words.slice(at, found.end);
    const read = found.texts.map((text, i) => {
      const own = said.length === found.texts.length ? said.slice(i, i + 1) : said;
      return saidAs(said[i] ?? word, text, own);
    });
    return { read, end: found.end };
  });
}
