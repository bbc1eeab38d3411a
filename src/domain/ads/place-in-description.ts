import { findPlace } from '../vehicle-text/find-place.ts';
import { isAccessory } from '../vehicle-text/language/concepts.ts';
import { isAttribute } from '../vehicle-text/language/clauses.ts';
import { PART_MAKERS } from '../vehicle-text/language/part-makers.ts';
import { PREPOSITIONS } from '../vehicle-text/language/stop-words.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import type { VehicleText } from '../vehicle-text/find-vehicles.ts';
import type { Role, TextWord } from '../vehicle-text/text-words.ts';

type PartPlace = ReturnType<typeof findPlace>;

const ENDS_CLAUSE = /[,;.:!?|()]|^[-–—]$/;
const OF_VEHICLE: ReadonlySet<Role | undefined> = new Set<Role>(['model', 'generation', 'year']);

/** `Desna strana` is a place; `desna strana: ogrebana` is where the part has a fault. */
const NAMES_SIDE = /^stran[aeu]$/;

const isOfPlace = ({ text }: TextWord): boolean =>
  text === 'i' ||
  NAMES_SIDE.test(text) ||
  placeOf(text) !== undefined ||
  isAttribute({ text, stem: stem(text) });

const COMES_WITH = /^(?:sa?|bez)$/;

/** As written: folding leaves out the `j`. */
const SELLS = /^prodaj/i;

/**
 * The place that a line of a description gives for its part: words for places that stand alone, or between the vehicle
 * and the end of a clause: `Kia Ceed 2009, desni`, but not `oštećen s desne strane`. The part itself may follow, as the
 * title names it: `prodajem desni far za Golf 5`.
 */
export function placeInLine(
  { words, manufacturers }: VehicleText,
  title: VehicleText,
): PartPlace | undefined {
  const titleStems = new Set(
    title.words.flatMap(({ text, role }) => (role === undefined ? [stem(text)] : [])),
  );
  const isVehicle = (at: number): boolean =>
    OF_VEHICLE.has(words[at]?.role) || manufacturers.some(({ from, to }) => from <= at && at < to);
  /** Whether nothing of the same clause is beside: `at` is the word beside, `gap` the word after the gap. */
  const isEdge = (at: number, gap: number): boolean =>
    words[at] === undefined || isVehicle(at) || ENDS_CLAUSE.test(words[gap]?.before ?? '');
  const isOwnPart = (at: number): boolean => {
    const { text = '', role } = words[at] ?? {};
    return role === undefined && text.length > 2 && titleStems.has(stem(text));
  };
  /** Whether the part that the title names, or a piece of one, `kapa retrovizora`, begins a clause and ends there. */
  const isPartBefore = (at: number): boolean => {
    const isOwn = isOwnPart(at - 1);
    if (isOwn && isEdge(at - 2, at - 1)) return true;
    const isPiece = isAccessory(stem(words[at - 2]?.text ?? ''));
    return isPiece && (isOwn || isOwnPart(at - 2)) && isEdge(at - 3, at - 2);
  };
  const isBeforeVehicle = (at: number): boolean =>
    PREPOSITIONS.has(words[at]?.text ?? '') && isVehicle(at + 1);
  /** Its maker and number may stand after the part: `prednji amortizer Kayaba 333754, Mazda 3`. */
  const isOfMaker = (at: number): boolean =>
    words[at]?.role === 'part-number' || PART_MAKERS.has(words[at]?.text ?? '');
  /** Whether what follows the named part ends its clause, names the vehicle or says what comes with the part. */
  const isDescribed = (at: number): boolean =>
    isEdge(at, at) || isBeforeVehicle(at) || COMES_WITH.test(words[at]?.text ?? '');
  for (let from = 0; from < words.length; from++) {
    const isSold = SELLS.test(words[from - 1]?.raw ?? '');
    const isAfterPart = isPartBefore(from);
    if (!isSold && !isAfterPart && !isEdge(from - 1, from) && !isOfMaker(from - 1)) continue;
    let to = from;
    for (let word = words[to]; word && isOfPlace(word) && (to === from || !ENDS_CLAUSE.test(word.before));)
      word = words[++to];
    if (to === from) continue;
    let end = to;
    while (isOwnPart(end) && (end === to || !ENDS_CLAUSE.test(words[end]?.before ?? ''))) end++;
    const isNamed = end > to;
    while (isNamed && isOfMaker(end)) end++;
    // `Retrovizor lijevi električni`, but not `branik lijevo oštećen`.
    const isAdjective = isAfterPart && !(words[from]?.text ?? '').endsWith('o');
    const isWhole = isAdjective || (isNamed ? isDescribed(end) : isEdge(end, end) || isBeforeVehicle(end));
    if (!isWhole || (isSold && !isNamed)) continue;
    if (NAMES_SIDE.test(words[to - 1]?.text ?? '') && /^[:-]/.test(words[to]?.before ?? '')) continue;
    const place = findPlace(words.slice(from, to));
    if (place.side !== null || place.position !== null) return place;
  }
  return undefined;
}
