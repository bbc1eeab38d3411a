import type { TermGeneration } from '../search/product-terms.ts';
import { generationKeys, generationsByKey, nameKey } from './vehicle-names.ts';
import { generationNamed } from './generation-named.ts';
import type { Mention } from '../ads/reading.ts';
import { isFree, mark, type TitleWord } from './text-words.ts';

const FILLERS = new Set([
  'gen',
  'generacija',
  'generacije',
  'serija',
  'tip',
  'model',
  'karavan',
  'limuzina',
  'variant',
  'kabrio',
  'cabrio',
  'kupe',
  'coupe',
  'i',
]);
const COUNTED = new Set(['vrata', 'v']);

const keysOf = (mention: Mention): ReadonlyMap<string, TermGeneration> =>
  generationsByKey(mention.model?.generations ?? []);

/** By its own name, and not as the end of a code: `Golf 4 vrata` are doors, `Audi A4 5 vrata` are five of them. */
const isCalled = (generation: TermGeneration, digit: string): boolean =>
  generationKeys(generation).includes(digit);

/** A code may carry the letter of its body: `8PA` is an 8P. */
const byCode = (text: string, keys: ReadonlyMap<string, TermGeneration>): TermGeneration | undefined =>
  keys.get(text) ?? (/^(?:\d[a-z]|[a-z]\d)[a-z\d]$/.test(text) ? keys.get(text.slice(0, 2)) : undefined);

const isMentioned = (mentions: readonly Mention[], at: number): boolean =>
  mentions.some(({ from, to }) => from <= at && at < to);

/** `i` is a Roman one only where nothing follows that it could join. */
function isConjunction(words: readonly TitleWord[], at: number, mentions: readonly Mention[]): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.text !== 'i') return false;
  return word.raw !== 'I' || /^(?:\d|[ivx]+$)/.test(next?.text ?? '') || isMentioned(mentions, at + 1);
}

/** The generations right behind a model: `5/6`, `V i VI`, `B6 3C`. */
function takeBehind(words: readonly TitleWord[], mention: Mention, mentions: readonly Mention[]): void {
  const keys = keysOf(mention);
  let passed: Mention | undefined;
  for (let at = mention.to; at < words.length;) {
    if (isMentioned(mentions, at)) {
      // `A4 A6 B5 C5`: the codes may stand behind all of the names.
      passed = mentions.find(({ from, to }) => from <= at && at < to);
      at++;
      continue;
    }
    const word = words[at];
    if (!isFree(word) || (passed && keysOf(passed).has(nameKey(word.raw)))) return;
    const next = words[at + 1];
    const two =
      isFree(next) && !isMentioned(mentions, at + 1) ? keys.get(nameKey(word.raw + next.raw)) : undefined;
    const isCode = /[a-z]/.test(word.text) && /\d/.test(word.text);
    const isShortNumber = /^\d$/.test(word.text);
    const isAfterName =
      at === mention.to || words[at - 1]?.role === 'generation' || FILLERS.has(words[at - 1]?.text ?? '');
    const one = isConjunction(words, at, mentions)
      ? undefined
      : (generationNamed(keys, word.raw) ?? (isCode ? byCode(word.text, keys) : undefined));
    if (two && !(one && isShortNumber)) {
      take(mention, two);
      mark(words, at, at + 2, 'generation');
      at += 2;
    } else if (
      one &&
      (isAfterName || isCode) &&
      !(isShortNumber && COUNTED.has(next?.text ?? '') && (at !== mention.to || !isCalled(one, word.text)))
    ) {
      take(mention, one);
      word.role = 'generation';
      at++;
    } else if (FILLERS.has(word.text)) at++;
    else return;
  }
}

function take(mention: Mention, generation: TermGeneration): void {
  if (!mention.generations.includes(generation)) mention.generations.push(generation);
}

/** Codes of bodies wherever they stand: `branik 8P za Audi A3`. */
function takeCodes(words: readonly TitleWord[], mention: Mention, mentions: readonly Mention[]): void {
  const keys = keysOf(mention);
  for (const [at, word] of words.entries()) {
    if (isMentioned(mentions, at) || !isFree(word)) continue;
    const generation = byCode(word.text, keys);
    if (!generation || !/[a-z]/.test(word.text) || !/\d/.test(word.text)) continue;
    take(mention, generation);
    word.role = 'generation';
  }
}

/** Gives every model the generations that the title names for it. */
export function findGenerations(words: readonly TitleWord[], mentions: readonly Mention[]): void {
  for (const mention of mentions) {
    for (const word of words.slice(mention.from, mention.to)) word.role ??= 'model';
  }
  for (const mention of mentions) takeBehind(words, mention, mentions);
  for (const mention of mentions) takeCodes(words, mention, mentions);
}
