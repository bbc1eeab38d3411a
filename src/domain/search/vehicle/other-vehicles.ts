import type { VehicleText } from '../../vehicle-text/find-vehicles.ts';
import { EVERYDAY_NAMES } from '../../vehicle-text/language/everyday-words.ts';
import type { Mention, MentionReason } from '../../vehicle-text/mention.ts';
import type { TextWord } from '../../vehicle-text/text-words.ts';

const OR: ReadonlySet<string> = new Set(['ili', 'odnosno']);
const AND: ReadonlySet<string> = new Set(['i', 'te', 'ni']);
const BEFORE_NAMES: ReadonlySet<string> = new Set(['za', 'na']);
const SEPARATOR = /[,;/+&]/;
/** `odgovara li`, `ide li`, `paše`, `može li`, `je li isti`: whether a part of one car fits the other. */
const FIT_VERB =
  /^(?:id[eu]|ici|pas[eu]|pasa(?:o|l[aio])|odgovara\p{L}*|moze|mogu|stane|stati|ulazi|ist[aeio])$/u;
const BETWEEN_FIT = new Set([...BEFORE_NAMES, 'u', 'od', 's', 'sa', 'li', 'da', 'bi', 'se', 'k']);

const firstOf = ({ from, generationWords }: Mention): number => Math.min(from, ...generationWords);
const lastOf = ({ to, generationWords }: Mention): number => Math.max(to - 1, ...generationWords);

/** Names that may be another word, or a number. */
const UNSURE: ReadonlySet<MentionReason> = new Set(['everyday-word', 'bare-number', 'mistyped']);

/** The `x7` of a `c5 x7` is the body of the Citroën, not a BMW; `a4 a6` are two cars. */
const isBodyCodeAfter = (earlier: Mention, later: Mention, { words }: VehicleText): boolean =>
  earlier.manufacturer !== later.manufacturer &&
  [earlier, later].every(({ from }) => /^[a-z]\d$/.test(words[from]?.text ?? ''));

/** `vw audi seat`, `octavia fabia`: names of one kind in a row are a list without its commas. */
const areAlike = (earlier: Mention, later: Mention, text: VehicleText): boolean =>
  (earlier.model === null) === (later.model === null) &&
  !isBodyCodeAfter(earlier, later, text) &&
  [earlier, later].every(
    ({ reasons, from }) =>
      !EVERYDAY_NAMES.has(text.words[from]?.text ?? '') && !reasons.some((reason) => UNSURE.has(reason)),
  );

/** `golf 5 na golf 6`. */
const areGenerations = (earlier: Mention, later: Mention): boolean =>
  earlier.model !== null &&
  earlier.model === later.model &&
  [earlier, later].every(({ generations }) => generations.length > 0);

/** `ide li mjenjač od pasata na touran`: nothing but such words stands between the two. */
function isFitBetween(earlier: Mention, later: Mention, { words }: VehicleText): boolean {
  if (!words.some(({ text }) => FIT_VERB.test(text))) return false;
  const between = words.slice(lastOf(earlier) + 1, firstOf(later));
  return between.length > 0 && between.every(({ text }) => BETWEEN_FIT.has(text) || FIT_VERB.test(text));
}

/**
 * Whether the text lists both: `golf 5 ili audi a4`, `golf i za passat`, `a4, a6`. Other words may only stand before an
 * `ili`: `felge sa audija na golf` names one car.
 */
function isListedAfter(earlier: Mention, later: Mention, text: VehicleText): boolean {
  const { words, manufacturers } = text;
  if (isFitBetween(earlier, later, text)) return true;
  const isOfName = (at: number) => manufacturers.some(({ from, to }) => from <= at && at < to);
  const joins = ({ text, before }: TextWord) => AND.has(text) || SEPARATOR.test(before);
  let isJoined = areGenerations(earlier, later);
  let isRow = areAlike(earlier, later, text);
  for (let at = firstOf(later); at > lastOf(earlier); at--) {
    const word = words[at];
    if (!word) return false;
    if (OR.has(word.text)) return true;
    if (joins(word)) isJoined = true;
    const isName = at === firstOf(later) || isOfName(at);
    if (!isName) isRow = false;
    if (!isName && !AND.has(word.text) && !BEFORE_NAMES.has(word.text)) return false;
  }
  return isJoined || isRow;
}

/** `best` and the vehicles that are listed with it, in their order: a part may fit any of them. */
export function listedWith(best: Mention, text: VehicleText): Mention[] {
  const ordered = text.mentions.toSorted((a, b) => firstOf(a) - firstOf(b));
  const at = ordered.indexOf(best);
  const isListed = (i: number): boolean => {
    const [one, two] = [ordered[i], ordered[i + 1]];
    return one !== undefined && two !== undefined && isListedAfter(one, two, text);
  };
  let [first, last] = [at, at];
  while (isListed(first - 1)) first--;
  while (isListed(last)) last++;
  return ordered.slice(first, last + 1);
}
