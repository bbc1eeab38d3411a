import { CARDINALS } from '../../vehicle-text/language/number-names.ts';
import { spelledNumber } from './number-in-words.ts';

/** Folded, with the thousand as people call it. */
const THOUSAND = /^(?:hilad[aeu]|tisuc[aeu]|som[aeu]?|somova)$/;
/** Before `hiljada`. */
const FEMININES = new Map([
  ['jedna', 1],
  ['dve', 2],
]);
const WORDS_MAX = 3;

/** The number below a thousand that begins there, in words or digits. */
function smallAt(texts: readonly string[], at: number): { value: number; end: number } | undefined {
  const first = texts[at] ?? '';
  if (/^\d{1,3}$/.test(first)) return { value: Number(first), end: at + 1 };
  const unit = FEMININES.get(first) ?? CARDINALS.slice(0, 11).indexOf(first);
  if (unit > 0) return { value: unit, end: at + 1 };
  for (let end = Math.min(texts.length, at + WORDS_MAX); end > at; end--) {
    const value = spelledNumber(texts.slice(at, end));
    if (value !== undefined) return { value, end };
  }
  return undefined;
}

/** `hiljadu i petsto`, `2 soma`, `dvjesto pedeset`: the amount that begins there; none for digits alone. */
export function spelledAmount(
  texts: readonly string[],
  at: number,
): { value: number; end: number; isThousands: boolean } | undefined {
  const small = smallAt(texts, at);
  const thousandAt = THOUSAND.test(texts[at] ?? '') ? at : small?.end;
  if (thousandAt === undefined || !THOUSAND.test(texts[thousandAt] ?? '')) {
    return small && !/^\d/.test(texts[at] ?? '') ? { ...small, isThousands: false } : undefined;
  }
  const thousands = 1000 * (thousandAt === at ? 1 : (small?.value ?? 1));
  const restAt = texts[thousandAt + 1] === 'i' ? thousandAt + 2 : thousandAt + 1;
  const rest = smallAt(texts, restAt);
  const isRest = rest !== undefined && rest.value >= 100;
  return {
    value: thousands + (isRest ? rest.value : 0),
    end: isRest ? rest.end : thousandAt + 1,
    isThousands: true,
  };
}
