import { expect, test } from 'vitest';
import { modelChoice, type VehicleChoices } from './vehicle-choices.ts';
import {
  chosenVehicle,
  newChoice,
  noVehicle,
  pageChoice,
  VEHICLE_PARTS,
  type VehicleChoice,
  vehicleField,
  withChoices,
  withPart,
} from './vehicle-choice.ts';

const a4 = modelChoice('A4', 'a4', [
  { year: 2008, parts: 12 },
  { year: 2009, parts: 0 },
]);
const choices: VehicleChoices = [
  { name: 'Audi', slug: 'audi', models: [a4, modelChoice('A6', 'a6', [])] },
  { name: 'Tatra', slug: 'tatra', models: [] },
];
const page = pageChoice([
  { name: 'Audi', slug: 'audi' },
  { name: 'Tatra', slug: 'tatra' },
]);
const painted: VehicleChoice = {
  ...page,
  chosen: { manufacturer: 'audi', model: 'a4', year: '2008' },
  painted: { model: [{ name: 'A4', slug: 'a4' }], year: [{ name: '2008', slug: '2008' }] },
};
const loaded = { ...page, choices };
const audi = { ...noVehicle, manufacturer: 'audi' };

/** `hint|option option*`, with a star at the chosen one. */
const shown = (choice: VehicleChoice): string[] =>
  VEHICLE_PARTS.map((part) => {
    const { hint = '', options, value } = vehicleField(choice, part);
    const slugs = options.map(({ slug }) => (slug === value ? `${slug}*` : slug));
    return `${hint}|${slugs.join(' ')}`;
  });

const cases: [string, VehicleChoice, [string, string, string]][] = [
  [
    'a form without manufacturers of its own while the choices load',
    newChoice([]),
    ['loading|', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'that form when they could not be loaded',
    { ...newChoice([]), hasFailed: true },
    ['notLoaded|', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'that form once they are loaded',
    withChoices({ ...newChoice([]), hasFailed: true }, choices),
    ['chooseManufacturer|audi tatra', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'the page of a shop without manufacturers before a touch',
    pageChoice([]),
    ['noManufacturers|', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'that page once a manufacturer has been added',
    withChoices(pageChoice([]), choices),
    ['chooseManufacturer|audi tatra', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'a manufacturer whose models could not be loaded',
    { ...withPart(painted, 'manufacturer', 'tatra'), hasFailed: true },
    ['chooseManufacturer|audi tatra*', 'notLoaded|', 'modelFirst|'],
  ],
  [
    'the page before a touch',
    page,
    ['chooseManufacturer|audi tatra', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'a manufacturer chosen before the script was loaded',
    { ...page, chosen: audi },
    ['chooseManufacturer|audi* tatra', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  ['the saved vehicle as it was painted', painted, ['chooseManufacturer|audi* tatra', '|a4*', '|2008*']],
  [
    'another manufacturer while the choices load',
    withPart(painted, 'manufacturer', 'tatra'),
    ['chooseManufacturer|audi tatra*', 'loading|', 'modelFirst|'],
  ],
  [
    'no manufacturer while the choices load',
    withPart(painted, 'manufacturer', ''),
    ['chooseManufacturer|audi tatra', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'the saved vehicle with the choices',
    { ...painted, choices },
    ['chooseManufacturer|audi* tatra', 'chooseModel|a4* a6', 'chooseYear|2009 2008*'],
  ],
  [
    'a manufacturer that is not among the choices',
    { ...loaded, choices: choices.slice(0, 1), chosen: { ...noVehicle, manufacturer: 'tatra' } },
    ['chooseManufacturer|audi tatra*', 'noModels|', 'modelFirst|'],
  ],
  ['the choices', loaded, ['chooseManufacturer|audi tatra', 'manufacturerFirst|', 'manufacturerFirst|']],
  [
    'a manufacturer',
    withPart(loaded, 'manufacturer', 'audi'),
    ['chooseManufacturer|audi* tatra', 'chooseModel|a4 a6', 'modelFirst|'],
  ],
  [
    'a manufacturer without models',
    withPart(loaded, 'manufacturer', 'tatra'),
    ['chooseManufacturer|audi tatra*', 'noModels|', 'modelFirst|'],
  ],
  [
    'a model without years',
    withPart({ ...loaded, chosen: audi }, 'model', 'a6'),
    ['chooseManufacturer|audi* tatra', 'chooseModel|a4 a6*', 'chooseYear|'],
  ],
  [
    'a manufacturer that the page lacks',
    { ...newChoice([]), choices },
    ['chooseManufacturer|audi tatra', 'manufacturerFirst|', 'manufacturerFirst|'],
  ],
  [
    'a saved model that the shop no longer has',
    { ...painted, choices, chosen: { ...painted.chosen, model: 'a5' } },
    ['chooseManufacturer|audi* tatra', 'chooseModel|a4 a6', 'modelFirst|'],
  ],
];

test.each(cases)('the three selects show %s', (_, choice, fields) => {
  expect(shown(choice)).toEqual(fields);
});

test('another manufacturer clears model and year, also when the first is chosen again', () => {
  const all = { ...loaded, chosen: painted.chosen };
  const back = withPart(withPart(all, 'manufacturer', 'tatra'), 'manufacturer', 'audi');
  expect(back.chosen).toEqual(audi);
});

test('a vehicle is chosen when all three are, from the choices of the shop', () => {
  expect(chosenVehicle(painted)).toBeUndefined();
  expect(chosenVehicle(withPart({ ...painted, choices }, 'year', ''))).toBeUndefined();
  expect(chosenVehicle({ ...painted, choices })).toEqual({
    vehicle: { manufacturer: { name: 'Audi', slug: 'audi' }, model: { name: 'A4', slug: 'a4' }, year: 2008 },
    parts: 12,
  });
});

test('a manufacturer that was chosen before the script clears the saved vehicle’s model and year', () => {
  const early = { ...painted, chosen: { ...painted.chosen, manufacturer: 'tatra' } };
  expect(withChoices(early, choices).chosen).toEqual({ ...noVehicle, manufacturer: 'tatra' });
  expect(withChoices(painted, choices).chosen).toEqual(painted.chosen);
});
