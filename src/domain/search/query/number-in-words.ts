import { CARDINALS, digitOf, nicknamedNumber, wholeTeen } from '../../vehicle-text/language/number-names.ts';
import type { Word } from '../../vehicle-text/language/words.ts';
import { replaceRuns, saidAs } from '../words/word-runs.ts';

/** Folded. */
const HUNDREDS: ReadonlyMap<string, number> = new Map([
  ['sto', 100],
  ['dvesto', 200],
  ['dvesta', 200],
  ['tristo', 300],
  ['trista', 300],
  ['cetiristo', 400],
  ['petsto', 500],
  ['sesto', 600],
  ['sedamsto', 700],
  ['osamsto', 800],
  ['devetsto', 900],
]);
const TENS = [
  'dvadeset',
  'trideset',
  'cetrdeset',
  'pedeset',
  'sezdeset',
  'sedamdeset',
  'osamdeset',
  'devedeset',
];
const TEENS = CARDINALS.slice(10, 20);
/** `dvadesetka`, `devedesetica`. */
const NOUN_ENDING = /(?:k|ic)[aeiou]$/;

function unit(text: string): number | undefined {
  const digit = digitOf(text) ?? nicknamedNumber(text);
  return digit === undefined ? undefined : Number(digit);
}

/** What stands after the hundreds: `sest`, `sestica`, `dvadeset`, `dvadesetcetvorka`. */
function below100(said: string): number | undefined {
  const text = wholeTeen(said);
  const noun = text.replace(NOUN_ENDING, '');
  const teen = Math.max(TEENS.indexOf(text), TEENS.indexOf(noun));
  if (teen >= 0) return 10 + teen;
  const ten = TENS.findIndex((name) => text.startsWith(name));
  if (ten < 0) return unit(text);
  const name = TENS[ten] ?? '';
  if (text === name || noun === name) return 20 + 10 * ten;
  const rest = unit(text.slice(name.length));
  return rest === undefined ? undefined : 20 + 10 * ten + rest;
}

/** Cars that are called by a noun: `audi osamdesetka`, `audi stotka`. */
const CAR_NOUNS: ReadonlyMap<string, number> = new Map([
  ['osamdeset', 80],
  ['devedeset', 90],
  ['stot', 100],
]);

/** Alone, and before ones, these are `što` and the sixth. */
const SURE_BEFORE_TENS: ReadonlySet<string> = new Set(['sto', 'sesto']);

function valueOf(texts: readonly string[]): number | undefined {
  const joined = texts.join('');
  const noun = joined.replace(NOUN_ENDING, '');
  if (noun !== joined && CAR_NOUNS.has(noun)) return CAR_NOUNS.get(noun);
  for (const [name, hundreds] of HUNDREDS) {
    if (!joined.startsWith(name)) continue;
    const rest = joined.slice(name.length);
    if (rest === '') return SURE_BEFORE_TENS.has(name) ? undefined : hundreds;
    const value = below100(rest);
    // `što dva` has no number.
    if (value !== undefined && (value >= 10 || !SURE_BEFORE_TENS.has(texts[0] ?? '')))
      return hundreds + value;
  }
  return undefined;
}

/** `dvjesto pedeset`, `sto`, `dva`: any number below a thousand. */
export const spelledNumber = (texts: readonly string[]): number | undefined =>
  valueOf(texts) ??
  HUNDREDS.get(texts.join('')) ??
  (texts.length === 1 ? below100(texts[0] ?? '') : undefined);

/** The `i` of `sedamdeset i četiri` says no more. */
export const withoutAnd = (texts: readonly string[]): string[] =>
  texts.filter(
    (text, i) =>
      text !== 'i' || !TENS.includes(texts[i - 1] ?? '') || digitOf(texts[i + 1] ?? '') === undefined,
  );

/** `206ica`: the number and the ending of its noun. */
const DIGIT_NOUN = /^([1-9]\d\d)(?:k|c|ic|tic)[aeiou]$/;
const WORDS_MAX = 4;

function numberAt(texts: readonly string[], at: number): { text: string; end: number } | undefined {
  const digits = DIGIT_NOUN.exec(texts[at] ?? '')?.[1];
  if (digits !== undefined) return { text: digits, end: at + 1 };
  for (let end = Math.min(texts.length, at + WORDS_MAX); end > at; end--) {
    const value = valueOf(withoutAnd(texts.slice(at, end)));
    if (value !== undefined) return { text: String(value), end };
  }
  return undefined;
}

/** `dvjesto šest`, `dvjestošestica`, `206ica` → `206`: numbers of cars and sizes as people say them. */
export function spelledNumbers<One extends Word & { typed: string; after: string }>(
  words: readonly One[],
): One[] {
  const texts = words.map(({ text }) => text);
  return replaceRuns(words, (word, at) => {
    const found = numberAt(texts, at);
    return found && { read: [saidAs(word, found.text, words.slice(at, found.end))], end: found.end };
  });
}
