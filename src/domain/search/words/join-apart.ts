import { isFuel } from '../../vehicle-text/engines/engine-words.ts';
import { DENIALS } from '../../vehicle-text/language/denied-words.ts';
import { foldText } from '../../vehicle-text/language/fold.ts';
import { PART_MAKERS } from '../../vehicle-text/language/part-makers.ts';
import { isTradeStem, STEM_OF_NAME_WORD } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { isEveryday } from '../../vehicle-text/language/well-known-words.ts';
import type { VehicleLexicon } from '../../vehicle-text/vehicle-lexicon.ts';
import type { QueryWord } from '../query/analyse-query.ts';
import type { QueryIndex } from '../search-index.ts';
import { isStopWord } from './similar-to.ts';
import { replaceRuns } from './word-runs.ts';

/** Shorter words may be any two, `far a` is not `fara`, unless both halves are nothing: `ha uba`. */
const JOINED_LETTERS = 6;
const JOINED_NOTHINGS = 5;

const isNamed = (text: string, { manufacturers, models }: VehicleLexicon): boolean =>
  manufacturers.has(text) || models.has(text);

/** Nothing that a word alone may ask for. */
const isNothing = (word: QueryWord, { vocabulary, lexicon }: QueryIndex): boolean =>
  word.text.length > 1 &&
  !isStopWord(word) &&
  !vocabulary.isKnown(word.stem) &&
  !isTradeStem(word.stem) &&
  !isNamed(word.text, lexicon) &&
  !isFuel(word.text) &&
  !DENIALS.has(word.text) &&
  !PART_MAKERS.has(word.text) &&
  placeOf(word.text) === undefined;

/** A word of the catalogue or of what people say around it, in any form. */
function isWhole(text: string, { vocabulary, lexicon }: QueryIndex): boolean {
  if (STEM_OF_NAME_WORD.has(text) || STOP_WORDS.has(text) || isNamed(text, lexicon)) return true;
  const whole = { text, stem: stem(text) };
  return (
    placeOf(text) !== undefined ||
    (text.length >= JOINED_LETTERS &&
      (isTradeStem(whole.stem) || vocabulary.documents(whole.stem) > 0 || isEveryday(whole)))
  );
}

/** Two letters such as the `ka` of `ka liper` are not a name here; the `punto` of `punto v` is. */
const isWholeName = (text: string, { lexicon }: QueryIndex): boolean =>
  text.length > SHORT_NAME && isNamed(text, lexicon);

const SHORT_NAME = 2;

const PREFIX = /^(?:bi|polu)$/;

/** Whether the two words are one: one of them alone is nothing, or the first is the `bi` or `polu` of another. */
function isOneWord(word: QueryWord, next: QueryWord, index: QueryIndex): boolean {
  if (PREFIX.test(word.text)) return /^[ -]$/.test(next.before);
  if (!/^ +$/.test(next.before) || isWholeName(word.text, index)) return false;
  const nothings = [word, next].filter((half) => isNothing(half, index)).length;
  const fewest = nothings === 2 ? JOINED_NOTHINGS : JOINED_LETTERS;
  return nothings > 0 && word.typed.length + next.typed.length >= fewest;
}

function joinedAt(words: readonly QueryWord[], at: number, index: QueryIndex): QueryWord | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || word.isNumber || next.isNumber) return undefined;
  // `hladn jak` folds to `hladnak` only as a whole.
  const text = foldText(word.typed + next.typed);
  if (!/^[a-z]+$/.test(text) || !isWhole(text, index) || isWholeName(next.text, index)) return undefined;
  const whole = stem(text);
  // `far ama` is a far for an Amarok, and no form of `far`.
  if (!isOneWord(word, next, index) || (whole === word.stem && STEM_OF_NAME_WORD.has(word.text)))
    return undefined;
  const typed = word.typed + next.before.trim() + next.typed;
  return { ...word, text, stem: whole, typed, after: next.after, isLast: next.isLast };
}

/** `amor tizer`, `brani k`, `pas sat`, `bi ksenon`: a space within the name of a part, a quality or a car. */
export const joinApart = (words: readonly QueryWord[], index: QueryIndex): QueryWord[] =>
  replaceRuns(words, (_, at) => {
    const whole = joinedAt(words, at, index);
    return whole && { read: [whole], end: at + 2 };
  });
