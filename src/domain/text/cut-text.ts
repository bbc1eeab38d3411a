/** At most this long, without half of an emoji at the end: no database stores half of a surrogate pair. */
export const cutText = (text: string, charactersMax: number): string =>
  text.slice(0, charactersMax).replace(/[\uD800-\uDBFF]$/, '');

/** Removed before an ellipsis. */
const WORD_END = /[\s,.;:–|-]+$/;

/** Cut between words, or within the only word, with an ellipsis for the rest. */
export function cutAtWord(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const kept = cutText(text, charactersMax - 1);
  const end = kept.lastIndexOf(' ');
  return `${(end < 1 ? kept : kept.slice(0, end)).replace(WORD_END, '')}…`;
}

/** The start of a longer text, cut between words, and the rest; nothing is lost. */
export function splitAtWord(text: string, charactersMax: number): [start: string, rest: string] {
  const end = text.length > charactersMax ? text.lastIndexOf(' ', charactersMax) : -1;
  if (end < 1) return [text, ''];
  const start = text.slice(0, end).replace(WORD_END, '');
  return [start, text.slice(start.length)];
}

/** A word of one letter, `s`, `u` or `C` in 'C klasa', also after a bracket. */
const SHORT_WORD = /^\(?\p{L}$/u;

const NUMBER = /^\(?\d{1,3}(?:[.,/]\d+)*$/;
/** What a number counts, or an engine of that size: `kom`, `V`, `TDI,`, `T-Jet`. */
const UNIT = /^(?:\p{Lu}\p{L}{0,3}|[cm]?m|kg|kom)(?:\P{L}|$)/u;
const NAME = /^\p{Lu}\p{L}+$/u;
/** After a name: `Golf 5`, `Passat B7,`. */
const MODEL_NUMBER = /^[A-Z]?\d[,.)]?$/;

/** Whether a line may not end between the second and the third of these words. */
function belongTogether(before: string, word: string, next: string): boolean {
  if (NUMBER.test(word)) return UNIT.test(next);
  if (NAME.test(word) && MODEL_NUMBER.test(next)) return true;
  return SHORT_WORD.test(word) && !(NUMBER.test(before) && UNIT.test(word));
}

/** The text with no-break spaces, so that no line ends with a word of one letter, or with `14` of `14 V`. */
export const joinInseparable = (text: string): string =>
  text.split(' ').reduce((start, word, at, words) => {
    const areTogether = belongTogether(words[at - 2] ?? '', words[at - 1] ?? '', word);
    return `${start}${areTogether ? '\u00a0' : ' '}${word}`;
  });

const HYPHENATED = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** A longer word may have to be broken on a phone. */
const WHOLE_CHARACTERS = 16;

/** The text in parts; `isWhole` marks words such as `bi-ksenon` and `Mercedes-Benz`, which are not broken. */
export const hyphenatedParts = (text: string): { part: string; isWhole: boolean }[] =>
  text
    .split(HYPHENATED)
    .map((part, i) => ({ part, isWhole: i % 2 === 1 && part.length <= WHOLE_CHARACTERS }));
