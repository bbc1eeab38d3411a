import { parseMoney } from '../money.ts';
import { isMeasureUnit } from '../vehicle-text/mark-measures.ts';
import { foldText } from '../vehicle-text/language/fold.ts';
import { isYearText } from '../vehicle-text/year-text.ts';

/** In feninga, both ends included; null where it is open. */
export type PriceRange = { fromMinor: number | null; toMinor: number | null };

/** Higher numbers with `km` are kilometres of a car. */
const PRICE_MAX_MINOR = 20_000_00;
/** Lower numbers without a currency are sizes, counts or years. */
const BARE_MIN_MINOR = 100_00;
/** The fixed rate of the convertible mark (Law on the Central Bank of Bosnia and Herzegovina, article 32). */
const MARKS_PER_EURO = 1.95583;
/** How far a price may be from `oko 500 KM`. */
const AROUND = 0.2;

const MARKS = /^(?:km|bam|mar(?:ka|ke|ki|aka))$/;
const EUROS = /^(?:€|eur[aoi]?)$/;
const AT_MOST = /^(?:do|ispod|max|maks|maximum|maksimum|maksimalno|najvise|<)$/;
const AT_LEAST = /^(?:od|preko|iznad|min|minimum|minimalno|najmane|>)$/;
/** Before `od`: `manje od 500`. */
const LESS = /^(?:mane|eftin\p{L}*)$/u;
const MORE = /^(?:vise|skupl?\p{L}*)$/u;
const AROUND_WORD = /^(?:oko|otprilike|cca)$/;
const BETWEEN = /^(?:izmedu|od)$/;
const JOINS_RANGE = /^(?:do|i|-|–)$/;

type Token = { text: string; from: number; to: number };
type Amount = { minor: number; end: number; hasCurrency: boolean };
type Found = PriceRange & { at: number; end: number };

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+|[€<>–-]/gu;

/** Finds a price in the words of a text; indexes are those of its words, an end is the index after the last one. */
class PriceReader {
  readonly tokens: readonly Token[];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
      text: foldText(token),
      from: index,
      to: index + token.length,
    }));
  }

  #word = (at: number): string => this.tokens[at]?.text ?? '';

  /** `500 KM`, `250 €`; without a currency `500`, when it can be nothing else. */
  #amount(at: number): Amount | undefined {
    const token = this.tokens[at];
    const amount = token && /^\d/.test(token.text) ? parseMoney(token.text) : undefined;
    if (token === undefined || amount === undefined) return undefined;
    // `5x112`, `205/55`, `e46`
    if (/[\p{L}\p{N}/]/u.test(this.#text.charAt(token.from - 1))) return undefined;
    const [currency, after] = [this.#word(at + 1), this.#text.charAt(this.tokens[at + 1]?.to ?? 0)];
    // `100 km/h`
    const isMarks = MARKS.test(currency) && after !== '/';
    if (isMarks || EUROS.test(currency)) {
      const minor = isMarks ? amount : Math.round(amount * MARKS_PER_EURO);
      return minor <= PRICE_MAX_MINOR ? { minor, end: at + 2, hasCurrency: true } : undefined;
    }
    const isMeasured = isMeasureUnit(currency) || /[\p{L}/"″']/u.test(this.#text.charAt(token.to));
    if (isMeasured || isYearText(token.text) || amount < BARE_MIN_MINOR || amount > PRICE_MAX_MINOR)
      return undefined;
    return { minor: amount, end: at + 1, hasCurrency: false };
  }

  /** `od 300 do 600`, `300-600 KM`. */
  #range(at: number): Found | undefined {
    const isNamed = BETWEEN.test(this.#word(at));
    const first = isNamed ? at + 1 : at;
    const lower = this.#amount(first);
    if (!lower || !JOINS_RANGE.test(this.#word(lower.end))) return undefined;
    const upper = this.#amount(lower.end + 1);
    if (!upper || upper.minor < lower.minor || !(isNamed || upper.hasCurrency)) return undefined;
    return { at, end: upper.end, fromMinor: lower.minor, toMinor: upper.minor };
  }

  /** Where the number stands after a word such as `do` or `manje od`. */
  #after(at: number, word: RegExp, beforeOd: RegExp): number | undefined {
    if (beforeOd.test(this.#word(at)) && this.#word(at + 1) === 'od') return at + 2;
    return word.test(this.#word(at)) ? at + 1 : undefined;
  }

  #oneSided(at: number): Found | undefined {
    const most = this.#after(at, AT_MOST, LESS);
    const upper = most === undefined ? undefined : this.#amount(most);
    if (upper) return { at, end: upper.end, fromMinor: null, toMinor: upper.minor };
    const least = this.#after(at, AT_LEAST, MORE);
    const lower = least === undefined ? undefined : this.#amount(least);
    return lower?.hasCurrency ? { at, end: lower.end, fromMinor: lower.minor, toMinor: null } : undefined;
  }

  /** `oko 500 KM`, and `500 KM`, with which a buyer means the most that it may cost. */
  #plain(at: number): Found | undefined {
    const isAround = AROUND_WORD.test(this.#word(at));
    const amount = this.#amount(isAround ? at + 1 : at);
    if (!amount?.hasCurrency) return undefined;
    const { minor, end } = amount;
    if (!isAround) return { at, end, fromMinor: null, toMinor: minor };
    return {
      at,
      end,
      fromMinor: Math.round(minor * (1 - AROUND)),
      toMinor: Math.round(minor * (1 + AROUND)),
    };
  }

  find(): Found | undefined {
    for (const [at] of this.tokens.entries()) {
      const found = this.#range(at) ?? this.#oneSided(at) ?? this.#plain(at);
      if (found) return found;
    }
    return undefined;
  }
}

/** The price that a query names, `felge do 500 KM`, and the text without it; a price alone is none. */
export function takePrice(text: string): { price: PriceRange | undefined; rest: string } {
  const reader = new PriceReader(text);
  const found = reader.find();
  if (!found) return { price: undefined, rest: text };
  const { at, end, fromMinor, toMinor } = found;
  const [first, last] = [reader.tokens[at], reader.tokens[end - 1]];
  // The space says that the word before is complete.
  const rest = `${text.slice(0, first?.from)} ${text.slice(last?.to).trimStart()}`;
  return /[\p{L}\p{N}]/u.test(rest)
    ? { price: { fromMinor, toMinor }, rest }
    : { price: undefined, rest: text };
}

export const isWithin = (priceMinor: number | null, { fromMinor, toMinor }: PriceRange): boolean =>
  priceMinor !== null && (fromMinor ?? 0) <= priceMinor && priceMinor <= (toMinor ?? Infinity);
