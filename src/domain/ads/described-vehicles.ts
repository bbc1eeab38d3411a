import type { VehicleText } from '../vehicle-text/find-vehicles.ts';
import type { NamedYears } from '../vehicle-text/find-years.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import type { TextWord } from '../vehicle-text/text-words.ts';
import type { Mention } from '../vehicle-text/mention.ts';
import type { VehicleLexicon } from '../vehicle-text/vehicle-lexicon.ts';
import { namedParts } from './named-parts.ts';
import { lineOfOffer } from './other-offers.ts';
import { readOffer } from './read-ad-text.ts';
import { withoutVehicles } from './without-vehicles.ts';

/** A line of a description, and what it says about the vehicles of the part. */
export type ReadLine = { line: string; read: VehicleText };

export const readLine = (line: string, vehicles: VehicleLexicon, thisYear: number): VehicleText =>
  readOffer(lineOfOffer(line), vehicles, thisYear);

const namesModel = ({ read }: ReadLine): boolean => read.mentions.some(({ model }) => model !== null);
const startsWithVehicle = ({ read }: ReadLine): boolean =>
  [...read.manufacturers, ...read.mentions].some(({ from }) => from === 0);
const LISTS_VEHICLES = /odgovara|pasuje|pa[sš]e|kompatibil|vozila:|modele?:/iu;

/**
 * The lines that say which vehicles the part is for: the first one that names a model, and the list that it begins. A
 * line with parts begins another offer.
 */
export function vehicleLines(lines: readonly ReadLine[]): readonly ReadLine[] {
  const at = lines.findIndex(namesModel);
  const first = lines[at];
  if (!first) return [];
  const isList = startsWithVehicle(first) || LISTS_VEHICLES.test(first.line);
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(
    (line) =>
      !namesModel(line) || !startsWithVehicle(line) || namedParts(withoutVehicles(line.read)).length > 0,
  );
  return isList ? [first, ...rest.slice(0, end < 0 ? rest.length : end)] : [first];
}

/**
 * The first line that says which manufacturers the part is for: `za VW 1.6 TDI`, `Audi, Seat, Škoda`, or right after
 * the part of the title, `Dizna Mercedes`.
 */
export function manufacturerLine(lines: readonly ReadLine[], title: readonly TextWord[]): VehicleText[] {
  const isOfPart = ({ text, role }: TextWord): boolean =>
    text === 'za' ||
    (role === undefined && text.length > 2 && title.some((word) => stem(word.text) === stem(text)));
  const named = lines.find(({ read: { mentions, words } }) =>
    mentions.some(
      ({ from }) => mentions.length > 1 || words.slice(Math.max(0, from - 1), from).some(isOfPart),
    ),
  );
  return named ? [named.read] : [];
}

const YEAR_LABEL = /^(?:god|raspon|proizv)/;
const LABEL_BESIDE = 'mod';
const LABEL_AFTER = /^(?:god|g$|gp$)/;

const isRange = ({ from, to }: NamedYears): boolean => from !== undefined && to !== undefined && from < to;

/** `Auto je prodato 2019` dates no car: a single year needs a label. */
function isDate({ words }: VehicleText, years: NamedYears): boolean {
  const [before, own] = [words.slice(0, years.at), words.slice(years.at, years.end + 1)];
  return (
    isRange(years) ||
    before.some(({ text }) => YEAR_LABEL.test(text)) ||
    before.slice(-2).some(({ text }) => text.startsWith(LABEL_BESIDE)) ||
    own.some(({ text }) => LABEL_AFTER.test(text))
  );
}

/** Part of what a named generation was built in: its first years, or those of its facelift. */
const isWithin = ({ from, to }: NamedYears, { generations }: Mention): boolean =>
  generations.some(
    ({ yearFrom, yearTo }) => (from ?? 0) >= yearFrom && (to ?? Infinity) <= (yearTo ?? Infinity),
  );

/**
 * The years that another line gives for a vehicle. A single year is that of the car which the part is from: beside a
 * generation it adds nothing.
 */
export function yearsInLines(
  lines: readonly ReadLine[],
  mention: Mention,
): readonly NamedYears[] | undefined {
  const hasGeneration = mention.generations.length > 0;
  const dated = lines.find(({ read }) => {
    const [years, second] = read.years;
    if (!years || second || years.isShort || !isDate(read, years)) return false;
    if (read.mentions.some(({ model }) => model !== null && model !== mention.model)) return false;
    return !hasGeneration || (isRange(years) && isWithin(years, mention));
  });
  return dated?.read.years;
}
