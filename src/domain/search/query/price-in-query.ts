import { parseMoney } from '../../money.ts';
import { isMeasureUnit } from '../../vehicle-text/numbers/mark-measures.ts';
import { foldText } from '../../vehicle-text/language/fold.ts';
import { isYearText } from '../../vehicle-text/year-text.ts';
import { spelledAmount } from './spelled-price.ts';

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
const EUROS = /^(?:€|eur[aoi]?|evr[aoi])$/;
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

const TOKEN = /\d+(?:[.,]\d+)*(?:[.,][-–]+(?!\d))?|\p{L}+|[€<>–-]/gu;
/** The `,-` of `500,-`, which stands for no feninga. */
const NO_FENINGA = /[.,][-–]+$/;

/** Words before a number whose thousands are grouped by spaces: `do 1 500`, `prešao 187 500`. */
const BEFORE_GROUPS = /^(?:presa\p{L}*|presl\p{L}*)$/u;
const PRICE_WORDS = [AT_MOST, AT_LEAST, AROUND_WORD, BETWEEN, BEFORE_GROUPS];
const isPriceWord = (text: string): boolean => PRICE_WORDS.some((words) => words.test(text));

/** The `max` of a Ford C-Max is not a word of prices. */
function isModelMax(tokens: readonly Token[], at: number): boolean {
  const isDash = tokens[at - 1]?.text === '-';
  return tokens[at]?.text === 'max' && /^[bcs]$/.test(tokens[at - (isDash ? 2 : 1)]?.text ?? '');
}

/**
 * Whether the number `at` continues in the next token: `1 500` after a word of prices, and any `1 000`. Otherwise
 * the first is more often a model: `golf 4 100 KM`.
 */
function isGrouped(text: string, tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (!one || !two || !/^\s$/.test(text.slice(one.to, two.from))) return false;
  if (!/^[1-9]\d{0,5}$/.test(one.text) || !/^\d{3}(?:[.,]|$)/.test(two.text)) return false;
  if (two.text.startsWith('0')) return true;
  const before = tokens[at - 1]?.text ?? '';
  // `od 08 do 12 200 KM` ends with years.
  if (!/^\d(?:\d\d)?$/.test(one.text) || isModelMax(tokens, at - 1)) return false;
  const joinsRange = JOINS_RANGE.test(before) && /^\d{3}/.test(tokens[at - 2]?.text ?? '');
  return joinsRange || isPriceWord(before);
}

function tokensOf(text: string): Token[] {
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
    text: foldText(token),
    from: index,
    to: index + token.length,
  }));
  for (let at = 0; at < tokens.length; at++)
    while (isGrouped(text, tokens, at)) {
      const [one, two] = tokens.slice(at, at + 2) as [Token, Token];
      tokens.splice(at, 2, { text: one.text + two.text, from: one.from, to: two.to });
    }
  return withDigits(tokens);
}

/** `do hiljadu maraka` → `do 1000 maraka`: in words only what a currency or a word of prices shows to be a price. */
function withDigits(tokens: Token[]): Token[] {
  for (let at = 0; at < tokens.length; at++) {
    const texts = tokens.map(({ text }) => text);
    const found = spelledAmount(texts, at);
    const [first, last] = [tokens[at], tokens[(found?.end ?? 0) - 1]];
    if (!found || !first || !last) continue;
    const [before = '', after = ''] = [tokens[at - 1]?.text, tokens[found.end]?.text];
    const isCurrency = MARKS.test(after) || EUROS.test(after);
    const isOfPrice = isPriceWord(before);
    const next = tokens[found.end + 1]?.text ?? '';
    const isRange = JOINS_RANGE.test(after) && (/^\d/.test(next) || spelledAmount(texts, found.end + 1));
    if (isCurrency || (isOfPrice && (found.isThousands || isRange)))
      tokens.splice(at, found.end - at, {
        // A thousand in words is not a year.
        text: found.isThousands ? `${found.value},-` : String(found.value),
        from: first.from,
        to: last.to,
      });
  }
  return tokens;
}

/** Finds a price in the words of a text; indexes are those of its words, an end is the index after the last one. */
class PriceReader {
  readonly tokens: readonly Token[];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.tokens = tokensOf(text);
  }

  #word = (at: number): string => this.tokens[at]?.text ?? '';

  /**
   * `500 KM`, `250 €`, `500,-`; without a currency `500`, when it can be nothing else. `isPrice`: the text says
   * that it is a price, so a small number or a year counts too.
   */
  #amount(at: number, isPrice = false): Amount | undefined {
    const token = this.tokens[at];
    const amount =
      token && /^\d/.test(token.text) ? parseMoney(token.text.replace(NO_FENINGA, '')) : undefined;
    if (token === undefined || amount === undefined) return undefined;
    // `5x112`, `205/55`, `e46`
    if (/[\p{L}\p{N}/]/u.test(this.#text.charAt(token.from - 1))) return undefined;
    const [currency, after] = [this.#word(at + 1), this.#text.charAt(this.tokens[at + 1]?.to ?? 0)];
    // `100 km/h`
    const isMarks = MARKS.test(currency) && after !== '/';
    if (isMarks || EUROS.test(currency) || this.#isShortEuro(at)) {
      const minor = isMarks ? amount : Math.round(amount * MARKS_PER_EURO);
      return minor <= PRICE_MAX_MINOR ? { minor, end: at + 2, hasCurrency: true } : undefined;
    }
    if (amount > PRICE_MAX_MINOR) return undefined;
    const hasCurrency = NO_FENINGA.test(token.text);
    const isMeasured = isMeasureUnit(currency) || /[\p{L}/"″']/u.test(this.#text.charAt(token.to));
    const isOther = !isPrice && !hasCurrency && (isYearText(token.text) || amount < BARE_MIN_MINOR);
    return isMeasured || isOther ? undefined : { minor: amount, end: at + 1, hasCurrency };
  }

  /** The `e` of `do 150e`; a `316e` is a car. */
  #isShortEuro(at: number): boolean {
    const isJoined = this.tokens[at]?.to === this.tokens[at + 1]?.from;
    return isJoined && this.#word(at + 1) === 'e' && isPriceWord(this.#word(at - 1));
  }

  /** Whether a dash joins two numbers without spaces: `50-100 KM`, but not `golf 5 - 100 KM`. */
  #isTight(first: number): boolean {
    const [one, dash, two] = this.tokens.slice(first, first + 3);
    return /^[-–]$/.test(dash?.text ?? '') && one?.to === dash?.from && dash?.to === two?.from;
  }

  /** `od 300 do 600`, `300-600 KM`; a currency after the second number says what the first is. */
  #range(at: number): Found | undefined {
    const isNamed = BETWEEN.test(this.#word(at));
    const first = isNamed ? at + 1 : at;
    const upperWithCurrency = isNamed || this.#isTight(first) ? this.#amount(first + 2) : undefined;
    const lower = this.#amount(first, upperWithCurrency?.hasCurrency);
    if (!lower || !JOINS_RANGE.test(this.#word(lower.end))) return undefined;
    const upper = this.#amount(lower.end + 1);
    if (!upper || upper.minor < lower.minor || !(isNamed || upper.hasCurrency)) return undefined;
    return { at, end: upper.end, fromMinor: lower.minor, toMinor: upper.minor };
  }

  /** Where the number stands after a word such as `do` or `manje od`. */
  #after(at: number, word: RegExp, beforeOd: RegExp): number | undefined {
    if (beforeOd.test(this.#word(at)) && this.#word(at + 1) === 'od') return at + 2;
    if (isModelMax(this.tokens, at)) return undefined;
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

  /** `200 000 km`: what a car has driven, which no name of a part says. */
  findMileage(): Pick<Found, 'at' | 'end'> | undefined {
    for (const [at, { text }] of this.tokens.entries()) {
      const driven = /^\d/.test(text) && this.#word(at + 1) === 'km' ? parseMoney(text) : undefined;
      if (driven === undefined || driven <= PRICE_MAX_MINOR) continue;
      const isNamed = isPriceWord(this.#word(at - 1));
      return { at: isNamed ? at - 1 : at, end: at + 2 };
    }
    return undefined;
  }

  find(): Found | undefined {
    for (const [at] of this.tokens.entries()) {
      const found = this.#range(at) ?? this.#oneSided(at) ?? this.#plain(at);
      if (found) return found;
    }
    return undefined;
  }
}

/**
 * Takes the price out of a query: `felge do 500 KM` is `felge` for at most 500 KM. A mileage is left out of the text as
 * well. A query that is nothing but a price keeps it as its text.
 */
export function takePrice(text: string): { price: PriceRange | undefined; rest: string } {
  const reader = new PriceReader(text);
  const price = reader.find();
  const found = price ?? reader.findMileage();
  if (!found) return { price: undefined, rest: text };
  const { at, end } = found;
  const [first, last] = [reader.tokens[at], reader.tokens[end - 1]];
  // The space says that the word before is complete.
  const rest = `${text.slice(0, first?.from)} ${text.slice(last?.to).trimStart()}`;
  return /[\p{L}\p{N}]/u.test(rest)
    ? { price: price && { fromMinor: price.fromMinor, toMinor: price.toMinor }, rest }
    : { price: undefined, rest: text };
}

export const isWithin = (priceMinor: number | null, { fromMinor, toMinor }: PriceRange): boolean =>
  priceMinor !== null && (fromMinor ?? 0) <= priceMinor && priceMinor <= (toMinor ?? Infinity);
