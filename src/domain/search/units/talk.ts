import { distanceToPartMaker } from '../../vehicle-text/language/part-makers.ts';
import { isPartName, phrasesWith } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { isFillerForm, isNearFiller } from '../../vehicle-text/language/stop-words.ts';
import { TRIMS } from '../../vehicle-text/language/trim-names.ts';
import { mayBeVerb } from '../../vehicle-text/language/verb-forms.ts';
import { isDamage, isEveryday, isOfTalk } from '../../vehicle-text/language/well-known-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { findPhrases } from './query-phrases.ts';
import { readingsOf } from './query-unit.ts';

/** Nothing of the catalogue, whole or mistyped. */
const isNothing = (word: ReadWord): boolean =>
  readingsOf(word).length === 0 && word.prefix === undefined && placeOf(word.text) === undefined;

/** A word that may be nothing of the catalogue. */
export const isMistypedFiller = (word: ReadWord): boolean => isNothing(word) && isNearFiller(word.text);

/** `slomljen desni retrovizor`, where no product is called so. */
export const isOwnDamage = (word: ReadWord): boolean => !word.isKnown && isDamage(word);

const isOwnName = ({ text, isForeign }: ReadWord): boolean =>
  isForeign === true || TRIMS.has(text) || distanceToPartMaker(text, 0) !== undefined;

/** `stalo` is a `staklo`; two mistakes turn `dolazim` into anything. */
const mayBeMistyped = ({ endings, prefix, similar }: ReadWord): boolean =>
  endings.length > 0 ||
  prefix !== undefined ||
  similar.some(({ distance, isWhole }) => distance < 2 && isWhole);

/** The `telefona` of `držač telefona`, the `poslije` of `poslije redizajna`. */
const isOfName = ({ stem }: ReadWord, beside: readonly (ReadWord | undefined)[]): boolean =>
  phrasesWith([stem]).some(
    ({ stems }) => stems.length > 1 && beside.some((one) => one !== undefined && stems.includes(one.stem)),
  );

/** `brzom poštom`, though names of parts have a `brz.` of their gears. */
const describesTalk = (word: ReadWord, next: ReadWord | undefined): boolean =>
  isEveryday(word) && next !== undefined && !next.isKnown && isOfTalk(next);

/** The `svira` of `svira mi volan`. */
const isBeforePronoun = (next: ReadWord | undefined): boolean =>
  /^(?:mi|mu|nam|joj|se)$/.test(next?.text ?? '');

/** `možete li poslati`, `hvala unaprijed`, `vozim`: of a sentence around the part, where no product has the word. */
function isTalk(words: readonly ReadWord[], at: number, vocabulary: Vocabulary): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || isPartName(word.stem) || isOwnName(word)) return false;
  if (describesTalk(word, next)) return true;
  if (vocabulary.documents(word.stem) > 0) return false;
  if (isOfTalk(word)) return !isOfName(word, [words[at - 1], next]);
  if (placeOf(word.text) !== undefined) return false;
  // `magli mi se`, though a fog light is called `za maglu`.
  if (isBeforePronoun(next)) return true;
  return !word.isKnown && (isFillerForm(word) || (mayBeVerb(word.text) && !mayBeMistyped(word)));
}

/** Words of talk ask for nothing beside a part or its number; `slika golf 5` asks for a picture. */
export function withoutTalk(
  words: readonly ReadWord[],
  vocabulary: Vocabulary,
  isNumberAsked: boolean,
): readonly ReadWord[] {
  const rest = words.filter((_, at) => !isTalk(words, at, vocabulary));
  if (rest.length === words.length) return words;
  const isAsked =
    isNumberAsked ||
    rest.some((word) => isPartName(readingsOf(word)[0] ?? '')) ||
    [...findPhrases(rest, vocabulary).keys()].some(({ isPart }) => isPart);
  return isAsked ? rest : words;
}
