import { MERCEDES_CLASS } from '../engines/engine-designations.ts';
import { SPOKEN_UNITS } from '../language/spoken-units.ts';
import { isBulbSocket, isInches, isOilGrade } from './named-sizes.ts';
import { isFree, mark, type TextWord } from '../text-words.ts';
import { isYearText } from '../year-text.ts';
import { isYearOfOtherThing } from './years-of-other-things.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Units and things that a number before them measures or counts. Folded. */
const UNITS: ReadonlySet<string> = new Set([
  ...SPOKEN_UNITS.keys(),
  ...words(
    'ks kw hp ps cm mm ah km kg kom komada komad nm bar ccm cm3 cc kubika kubik ' +
      'brzina brzine brz brzinski brzinac pin pina pinova pinski rupa rupe cilindra cilindara cil sedista seda ' +
      'din kanala kanal lit litara litra lumena watt vata volti ml h stepeni posto zubaca zuba rebara pk',
  ),
]);
/** Also names of parts, `2 set kvacila` after an Octavia: they count only at the end of the text. */
const CONTAINERS = words('set garnitura');
const PIECES = /^kom(?:ad|ada)?$/;
/** Count only when they are joined to their number or the number is not a generation's. */
const SHORT_UNITS = words('v w l a k m');
/** Of a folded word after a number. */
export const isMeasureUnit = (text: string): boolean =>
  UNITS.has(text) || SHORT_UNITS.has(text) || isInches(text);
const FUELS = words(
  'tdi hdi dci cdti jtd jtdm mjtd tdci cdi crdi d4d tddi sdi dti benz benzin dizel tsi fsi tfsi',
);
const NUMBER = /^\d+(?:\.\d+)?$/;

const WHEEL_WORD =
  /^(?:gum(?:[aeiu]|ama)|(?:alu)?fel[gn]\p{L}*|alu(?:min|j)?k\p{L}*|naplat\p{L}*|pneumatik\p{L}*|ra[td]kap\p{L}*|tock\p{L}*|tocak|et\d\d|[3-6]x\d{2,3})$/u;
/** Whether the text is about wheels, so that its bare numbers are inches. */
export const isWheelWord = (text: string): boolean => WHEEL_WORD.test(text);

/** The width of a rim and the diameter of a wheel, which look like codes of bodies: `8j`, `r16`. */
const WHEEL_SIZE = /^(?:z?r(?:1[2-9]|2[0-3])|et\d\d)$/;

/** The diameter in `r16`, which names of parts give as `16"`. */
export const rimInches = (text: string): string | undefined => /^z?r(1[2-9]|2[0-3])$/.exec(text)?.[1];

const RIM_WIDTH = /^\d{1,2}(?:\.\d)?j$/;
const BESIDE_WIDTH = /^(?:x|et(?:\d\d)?|z?r?(?:1[2-9]|2[0-3])|[3-6]x\d{2,3})$/;
/** Grades of coolant, which look like codes of bodies. */
const COOLANT = /^g1[1-3]$/;
const BULB_WORD = /^(?:sijalic|zarul|lampic|birn|osram|philips|narva)/u;
/** Also codes of bodies (Yeti 5L), so they are litres only beside a liquid. */
const LITRES = /^\d{1,2}l$/;
const LIQUID_WORD = /^(?:ule|antifri[sz]\p{L}*|tecnost|tekucina|adblue|atf)$/u;
const COOLANT_WORD = /^(?:antifri[sz]|rashlad\p{L}*|tekucin\p{L}*|tecnost\p{L}*)$/u;

/** The size of a wheel; the body `8J` of a TT has no other size beside it. */
const isWheelSize = (list: readonly TextWord[], at: number): boolean => {
  const textAt = (index: number) => list[index]?.text ?? '';
  return (
    WHEEL_SIZE.test(textAt(at)) ||
    (RIM_WIDTH.test(textAt(at)) && [at - 1, at + 1].some((beside) => BESIDE_WIDTH.test(textAt(beside))))
  );
};

/** How many words from `at` on are the size of a tyre: 0, or 2 to 4 (`205/55`, `205/55 16`, `205/55 R 16`). */
function tyreLength(list: readonly TextWord[], at: number): number {
  const [a, b, c] = [list[at], list[at + 1], list[at + 2]];
  if (!isFree(a) || !isFree(b) || !/^[1-3]\d\d$/.test(a.text) || !/^[/ ]?$/.test(b.before)) return 0;
  if (/^[2-8][05]z?r\d\d$/.test(b.text)) return 2;
  if (!/^[2-8][05]$/.test(b.text)) return 0;
  // A width that no tyre has is a mistyped width when `R16` follows.
  if (isFree(c) && /^z?r(?:1[2-9]|2[0-3])$/.test(c.text)) return 3;
  if (!/^(?:1[2-9]5|2\d5|3[0-3]5)$/.test(a.text)) return 0;
  if (isFree(c) && /^(?:1[2-9]|2[0-3])$/.test(c.text)) return 3;
  if (isFree(c) && /^z?r$/.test(c.text) && /^\d\d$/.test(list[at + 3]?.text ?? '')) return 4;
  return b.before === '/' ? 2 : 0;
}

/** The class of a Mercedes, which the engine follows. */
const MODEL_LETTERS = new RegExp(String.raw`^(?:[a-z]|${MERCEDES_CLASS}|klas\p{L}*)$`, 'u');

/** `3/5 vrata` after a Golf 5: it fits cars with three and with five doors. */
const areDoors = (list: readonly TextWord[], at: number): boolean =>
  /^(?:3[/-]5|2[/-]4)vrata$/.test(
    list
      .slice(at, at + 3)
      .map(({ text, before }, i) => (i === 1 ? before + text : text))
      .join(''),
  );

/** Whether a folded word names a model or a manufacturer. */
type Names = { isModel: (text: string) => boolean; isManufacturer: (text: string) => boolean };

/** `Fiat 500 L`: beside its manufacturer a model, and no litres. */
function isLetteredModel(list: readonly TextWord[], at: number, { isModel, isManufacturer }: Names): boolean {
  const [number, letter] = [list[at], list[at + 1]];
  const isBeside = [list[at - 1], list[at + 2]].some((word) => word && isManufacturer(word.text));
  return isBeside && isModel(`${number?.text}${letter?.text}`);
}

/** `Alfa 147`: so many pieces are not sold. */
const isNumberedModel = (
  list: readonly TextWord[],
  at: number,
  { isModel, isManufacturer }: Names,
): boolean =>
  /^\d{3,4}$/.test(list[at]?.text ?? '') &&
  isModel(list[at]?.text ?? '') &&
  isManufacturer(list[at - 1]?.text ?? '');

/** How many words from `at` on are a quantity: 0 for none. */
function measureLength(list: readonly TextWord[], at: number, names: Names): number {
  const [word, next] = [list[at], list[at + 1]];
  if (!isFree(word)) return 0;
  if (/^\d+x\d/.test(word.text)) return 1;
  if (/^x\d$/.test(word.text) && PIECES.test(next?.text ?? '')) return 2;
  const tyre = tyreLength(list, at);
  if (tyre > 0) return tyre;
  // An engine `D-4D`; `4D` alone is the code of a body.
  if (word.text === 'd' && next?.text === '4d') return 2;
  if (!NUMBER.test(word.text)) return 0;
  if (areDoors(list, at)) return 3;
  if (next?.text === 'x' && NUMBER.test(list[at + 2]?.text ?? '')) return 3;
  // The 206 CC is a car, and so is the `Peugeot 307 kom 50 KM`.
  const isSmallCar = next?.text === 'cc' && Number(word.text) < 600;
  const isCar = isSmallCar || (PIECES.test(next?.text ?? '') && isNumberedModel(list, at, names));
  // `Clio 2 (kom 50 KM)`
  if (next && (UNITS.has(next.text) || isInches(next.text)) && !isCar && !/[(,;|]/.test(next.before))
    return 2;
  // `brava golf 4 set`, `2004-09 set`
  const isOfModel =
    names.isModel(list[at - 1]?.text ?? '') || word.text.length > 2 || !/^ ?$/.test(word.before);
  if (next && CONTAINERS.has(next.text) && list[at + 2] === undefined && !isOfModel) return 2;
  if (
    next &&
    SHORT_UNITS.has(next.text) &&
    (next.isJoined || (Number(word.text) >= 12 && !isYearText(word.text))) &&
    /^ ?$/.test(next.before) &&
    !isLetteredModel(list, at, names)
  )
    return 2;
  // `320 CDI` is an engine, `E 320 CDI` a car.
  if (next?.text === 'cdi' && /^\d{3}$/.test(word.text) && !MODEL_LETTERS.test(list[at - 1]?.text ?? ''))
    return 2;
  // `Passat 4 motion`: all wheels are driven.
  if (word.text === '4' && /^(?:motion|matic)$/.test(next?.text ?? '')) return 2;
  // `1900 TDI` is an engine, `2005 TDI` is a year.
  if (next && FUELS.has(next.text) && /^[1-4]\d00$/.test(word.text)) return 2;
  // The `5w30` of an engine oil.
  if (next?.isJoined && /^w\d\d$/.test(next.text)) return 2;
  if (word.text.includes('.') || /^(?:stil|style|styling)$/.test(list[at - 1]?.text ?? '')) return 1;
  return 0;
}

/** Marks numbers that are quantities, so that they are not read as years or models. */
export function markMeasures(list: readonly TextWord[], names: Names): void {
  const hasWheel = list.some(({ text }) => WHEEL_WORD.test(text));
  const hasBulb = list.some(({ text }) => BULB_WORD.test(text));
  const hasLiquid = list.some(({ text }) => LIQUID_WORD.test(text) || isOilGrade(text));
  const hasCoolant = list.some(({ text }) => COOLANT_WORD.test(text));
  for (let at = 0; at < list.length; at++) {
    const text = list[at]?.text ?? '';
    const isSize =
      (hasWheel && isWheelSize(list, at)) ||
      (hasCoolant && COOLANT.test(text)) ||
      (isBulbSocket(text) && (hasBulb || /^d\d[sr]$/.test(text))) ||
      (hasLiquid && LITRES.test(text)) ||
      isOilGrade(text) ||
      isYearOfOtherThing(list, at, { hasWheel, isModel: names.isModel });
    const length = isSize ? 1 : measureLength(list, at, names);
    if (length > 0) mark(list, at, at + length, 'measure');
  }
}
