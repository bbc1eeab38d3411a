import type { NameAndSlug } from '../catalogue/name-and-slug.ts';
import type { SavedVehicle } from './saved-vehicle.ts';
import { type VehicleChoices, yearChoices } from './vehicle-choices.ts';

export const VEHICLE_PARTS = ['manufacturer', 'model', 'year'] as const;
export type VehiclePart = (typeof VEHICLE_PARTS)[number];

/** The first option, which has no value. */
type VehicleHint =
  | 'chooseManufacturer'
  | 'chooseModel'
  | 'chooseYear'
  | 'manufacturerFirst'
  | 'modelFirst'
  | 'noManufacturers'
  | 'noModels'
  | 'loading'
  | 'notLoaded';

type FieldOptions = { hint: VehicleHint | undefined; options: readonly NameAndSlug[] };
/** One of the three selects; where it has no options, the hint says why. */
type VehicleField = FieldOptions & { value: string };

type ChosenVehicle = { vehicle: SavedVehicle; parts: number };

/** The choice of a vehicle in three selects, before and after the shop's choices are loaded. */
export type VehicleChoice = {
  /** Two slugs and a year; empty where nothing is chosen. */
  chosen: Readonly<Record<VehiclePart, string>>;
  manufacturers: readonly NameAndSlug[];
  /** What the page shows of the saved vehicle before a touch; dropped when another manufacturer is chosen. */
  painted: { model: readonly NameAndSlug[]; year: readonly NameAndSlug[] } | undefined;
  choices: VehicleChoices | undefined;
  /** The shop's choices could not be loaded. */
  hasFailed: boolean;
};

export const noVehicle = { manufacturer: '', model: '', year: '' };

export const newChoice = (manufacturers: readonly NameAndSlug[]): VehicleChoice => ({
  chosen: noVehicle,
  manufacturers,
  painted: { model: [], year: [] },
  choices: undefined,
  hasFailed: false,
});

/** The same on a page that lists every manufacturer: where it lists none, the shop has none, and nothing is loading. */
export const pageChoice = (manufacturers: readonly NameAndSlug[]): VehicleChoice => ({
  ...newChoice(manufacturers),
  ...(manufacturers.length === 0 && { choices: [] }),
});

/** Why nothing can be chosen while the shop's choices are missing. */
const missingHint = ({ hasFailed }: VehicleChoice): VehicleHint => (hasFailed ? 'notLoaded' : 'loading');

/** The page's manufacturers, unless the shop has one that the page lacks. */
function manufacturerOptions(choice: VehicleChoice): FieldOptions {
  const { manufacturers, choices } = choice;
  const known = new Set(manufacturers.map(({ slug }) => slug));
  const isStale = choices?.some(({ slug }) => !known.has(slug));
  const options = isStale && choices ? choices : manufacturers;
  if (options.length > 0) return { hint: 'chooseManufacturer', options };
  return { hint: choices ? 'noManufacturers' : missingHint(choice), options };
}

const paintedOptions = (options: readonly NameAndSlug[]): FieldOptions => ({
  hint: options.length > 0 ? undefined : 'manufacturerFirst',
  options,
});

const manufacturerOf = ({ chosen, choices }: VehicleChoice) =>
  choices?.find(({ slug }) => slug === chosen.manufacturer);
const modelOf = (choice: VehicleChoice) =>
  manufacturerOf(choice)?.models.find(({ slug }) => slug === choice.chosen.model);

function modelOptions(choice: VehicleChoice): FieldOptions {
  const { chosen, painted, choices } = choice;
  if (!choices && painted) return paintedOptions(painted.model);
  const models = manufacturerOf(choice)?.models ?? [];
  if (models.length > 0) return { hint: 'chooseModel', options: models };
  const missing = choices ? 'noModels' : missingHint(choice);
  return { hint: chosen.manufacturer ? missing : 'manufacturerFirst', options: [] };
}

function yearOptions(choice: VehicleChoice): FieldOptions {
  const { chosen, painted, choices } = choice;
  if (!choices && painted) return paintedOptions(painted.year);
  const model = modelOf(choice);
  if (!model) return { hint: chosen.manufacturer ? 'modelFirst' : 'manufacturerFirst', options: [] };
  const years = yearChoices(model).map(({ year }) => String(year));
  return { hint: 'chooseYear', options: years.map((year) => ({ name: year, slug: year })) };
}

const OPTIONS_OF = { manufacturer: manufacturerOptions, model: modelOptions, year: yearOptions };

/** One select; a value that is not offered counts as none. */
export function vehicleField(choice: VehicleChoice, part: VehiclePart): VehicleField {
  const field = OPTIONS_OF[part](choice);
  const value = choice.chosen[part];
  return { ...field, value: field.options.some(({ slug }) => slug === value) ? value : '' };
}

/** The choice after a change of one select; what is no longer offered is cleared. */
export function withPart(choice: VehicleChoice, part: VehiclePart, value: string): VehicleChoice {
  let next: VehicleChoice = { ...choice, chosen: { ...choice.chosen, [part]: value } };
  if (part === 'manufacturer') next.painted = undefined;
  for (const other of VEHICLE_PARTS)
    next = { ...next, chosen: { ...next.chosen, [other]: vehicleField(next, other).value } };
  return next;
}

/**
 * The choice once the shop's choices are loaded. Before the script was loaded, another manufacturer may have been chosen
 * while model and year were still those of the saved vehicle.
 */
export const withChoices = (choice: VehicleChoice, choices: VehicleChoices): VehicleChoice =>
  withPart({ ...choice, choices, hasFailed: false }, 'manufacturer', choice.chosen.manufacturer);

/** The vehicle and its number of parts, once all three are chosen from the shop's choices. */
export function chosenVehicle(choice: VehicleChoice): ChosenVehicle | undefined {
  const manufacturer = manufacturerOf(choice);
  const model = modelOf(choice);
  const year = model && yearChoices(model).find((offered) => String(offered.year) === choice.chosen.year);
  if (!manufacturer || !model || !year) return undefined;
  return {
    vehicle: {
      manufacturer: { name: manufacturer.name, slug: manufacturer.slug },
      model: { name: model.name, slug: model.slug },
      year: year.year,
    },
    parts: year.parts,
  };
}
