import { distanceToPartMaker } from '../../vehicle-text/language/part-makers.ts';
import { isPartName, phrasesWith } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { isFillerForm, isNearFiller } from '../../vehicle-text/language/stop-words.ts';
import { TRIMS } from '../../vehicle-text/language/trim-names.ts';
import { mayBeVerb } from '../../vehicle-text/language/verb-forms.ts';
import { isDamage, isEveryday, isOfTalk } from '../../vehicle-text/language/well-known-words.ts';
import type { ReadWord } from '../query/analyse-query.ts';
import { isStopWord } from '../words/similar-to.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { circumstances, isLeaked } from './circumstances.ts';
import { findPhrases } from './query-phrases.ts';
import { readingsOf } from './query-unit.ts';

/** Nothing of the catalogue, whole or mistyped. */
const isNothing = (word: ReadWord): boolean =>
  readingsOf(word).length === 0 && placeOf(word.text) === undefined;

/** A word that may be nothing of the catalogue. */
export const isMistypedFiller = (word: ReadWord): boolean => isNothing(word) && isNearFiller(word.text);

/** `slomljen desni retrovizor`, where no product is called so. */
export const isOwnDamage = (word: ReadWord): boolean => !word.isKnown && isDamage(word);

const isOwnName = ({ text, isForeign }: ReadWord): boolean =>
  isForeign === true || TRIMS.has(text) || distanceToPartMaker(text, 0) !== undefined;

/** `stalo` is a `staklo`; two mistakes turn `dolazim` into anything. */
const mayBeMistyped = ({ endings, similar }: ReadWord): boolean =>
  endings.length > 0 || similar.some(({ distance, isWhole }) => distance < 2 && isWhole);

/** The `telefona` of `držač telefona`, the `poslije` of `poslije redizajna`, the `dana` of `svjetla koja gore preko dana`. */
const isOfName = (words: readonly ReadWord[], at: number): boolean =>
  phrasesWith([words[at]?.stem ?? '']).some(({ stems }) => {
    const isIn = (word: ReadWord | undefined) => word !== undefined && stems.includes(word.stem);
    const isWhole = () => stems.every((stem) => words.some((word) => word.stem === stem));
    return stems.length > 1 && (isIn(words[at - 1]) || isIn(words[at + 1]) || isWhole());
  });

/** `brzom poštom`, though names of parts have a `brz.` of their gears. */
const describesTalk = (word: ReadWord, next: ReadWord | undefined): boolean =>
  isEveryday(word) && next !== undefined && !next.isKnown && isOfTalk(next);

/** The `svira` of `svira mi volan`. */
const isBeforePronoun = (next: ReadWord | undefined): boolean =>
  /^(?:mi|mu|nam|joj|se)$/.test(next?.text ?? '');

/** The `gore` of `svjetla koja gore danju`. */
const isOfRelative = (words: readonly ReadWord[], at: number): boolean =>
  at > 1 && /^koj[aei]$/.test(words[at - 1]?.text ?? '') && /[aei]$/.test(words[at]?.text ?? '');

/** `možete li poslati`, `hvala unaprijed`, `vozim`: of a sentence around the part, where no product has the word. */
function isTalk(words: readonly ReadWord[], at: number, vocabulary: Vocabulary): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || isPartName(word.stem) || isOwnName(word)) return false;
  if (describesTalk(word, next)) return true;
  if (vocabulary.documents(word.stem) > 0) return false;
  if (isOfTalk(word)) return !isOfName(words, at);
  if (placeOf(word.text) !== undefined) return false;
  // `magli mi se`, though a fog light is called `za maglu`.
  if (isBeforePronoun(next) || isOfRelative(words, at)) return true;
  return !word.isKnown && (isFillerForm(word) || (mayBeVerb(word.text) && !mayBeMistyped(word)));
}

/** Words of talk ask for nothing beside a part or its number; `slika golf 5` asks for a picture. */
export function withoutTalk(
  words: readonly ReadWord[],
  vocabulary: Vocabulary,
  isNumberAsked: boolean,
): readonly ReadWord[] {
  const partNamesIn = (some: readonly ReadWord[]): ReadWord[] => {
    const meant = some.filter((word) => !isStopWord(word));
    return [...findPhrases(meant, vocabulary)].flatMap(([{ isPart }, at]) =>
      isPart ? at.flatMap((i) => meant[i] ?? []) : [],
    );
  };
  const isAsked = (rest: readonly ReadWord[]): boolean =>
    isNumberAsked ||
    rest.some((word) => isPartName(readingsOf(word)[0] ?? '')) ||
    partNamesIn(rest).length > 0;
  const leaked = words.filter((_, at) => isLeaked(words, at));
  // The `voda` of `curi voda iz pumpe` says which pump.
  const named = leaked.length > 0 ? partNamesIn(words) : [];
  const around = new Set([...circumstances(words), ...leaked.filter((word) => !named.includes(word))]);
  const asked = words.filter((word) => !around.has(word));
  const left = around.size > 0 && isAsked(asked) ? asked : words;
  const rest = left.filter((_, at) => !isTalk(left, at, vocabulary));
  return rest.length < left.length && !isAsked(rest) ? left : rest;
}
