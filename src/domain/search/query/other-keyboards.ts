import { engineOfCode } from '../../vehicle-text/engines/engine-codes.ts';
import { conditionOf } from '../../vehicle-text/language/condition-words.ts';
import { DENIALS } from '../../vehicle-text/language/denied-words.ts';
import { CARDINALS } from '../../vehicle-text/language/number-names.ts';
import { isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { STOP_WORDS } from '../../vehicle-text/language/stop-words.ts';
import { isEveryday } from '../../vehicle-text/language/well-known-words.ts';
import type { Word } from '../../vehicle-text/language/words.ts';
import { readingsAtHome } from '../words/spelled-at-home.ts';
import { spelledNumber } from './number-in-words.ts';

/** Of the words around a part. */
const isAroundPart = ({ text }: { text: string }): boolean => STOP_WORDS.has(text) || DENIALS.has(text);

const LONG = 5;
const THOUSAND = /^(?:hilad|tisuc)[aeu]?$/;

/** Whether a folded word is one of our language. */
const isOurs = ({ text, stem: own }: Word): boolean =>
  isAroundPart({ text }) ||
  CARDINALS.includes(text) ||
  THOUSAND.test(text) ||
  spelledNumber([text]) !== undefined ||
  placeOf(text) !== undefined ||
  conditionOf(own) !== undefined ||
  isTradeStem(own) ||
  isEveryday({ text, stem: own });

/** Only these may be typed on another keyboard; most words have none, and nothing is looked up for them. */
const ABROAD = /[yz]|[cs]h.{2}|.{2}[cs]h/;

/**
 * `ya`, `bey`, `shest` → `za`, `bez`, `šest`: words around a part and numbers have to be right before anything else is
 * read; names are corrected by what the shop has.
 */
export const onOurKeyboard = <One extends Word>(words: readonly One[]): One[] =>
  words.map((word) => {
    if (!ABROAD.test(word.text) || isOurs(word) || engineOfCode(word.text)) return word;
    // `cay` may become a Cayenne, and `cady` is a Caddy.
    const isThat = word.text.length < LONG ? isAroundPart : isOurs;
    const ours = readingsAtHome(word.text)
      .map((text) => ({ text, stem: stem(text) }))
      .find((reading) => reading.text.length > 1 && isThat(reading));
    return ours ? { ...word, ...ours } : word;
  });
