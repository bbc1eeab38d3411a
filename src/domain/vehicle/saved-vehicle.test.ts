import { expect, test } from 'vitest';
import { VEHICLES_SAVED_MAX } from '../limits/pages.ts';
import { activeVehicle, EMPTY_GARAGE, readGarage, type SavedVehicle, vehicleKey } from './saved-vehicle.ts';
import { isGarageFull, withoutVehicle, withReturnedVehicle, withVehicle } from './garage-edits.ts';

const aVehicle = (year = 2008): SavedVehicle => ({
  manufacturer: { name: 'Audi', slug: 'audi' },
  model: { name: 'A4', slug: 'a4' },
  year,
});
const garageOf = (...years: number[]) =>
  years.reduce((garage, year) => withVehicle(garage, aVehicle(year)), EMPTY_GARAGE);

test('a vehicle that is added becomes the active one', () => {
  expect(activeVehicle(garageOf(2008, 2010))).toEqual(aVehicle(2010));
});

test('a vehicle that is saved already is not saved twice', () => {
  const garage = withVehicle(garageOf(2008, 2010), aVehicle(2008));
  expect(garage.vehicles).toHaveLength(2);
  expect(garage.active).toBe('audi/a4/2008');
});

test('beyond five the one added first is removed', () => {
  const garage = garageOf(2001, 2002, 2003, 2004, 2005, 2006);
  expect(garage.vehicles).toHaveLength(VEHICLES_SAVED_MAX);
  expect(garage.vehicles.map(({ year }) => year)).not.toContain(2001);
});

test('when the active one is removed another becomes active, and after the last there is none', () => {
  const garage = withoutVehicle(garageOf(2008, 2010), 'audi/a4/2010');
  expect(activeVehicle(garage)).toEqual(aVehicle(2008));
  expect(withoutVehicle(garage, 'audi/a4/2008')).toEqual(EMPTY_GARAGE);
});

test('saving a sixth vehicle would remove one, saving a known one again would not', () => {
  const four = garageOf(2001, 2002, 2003, 2004);
  expect(isGarageFull(four, aVehicle(2005))).toBe(false);
  const five = withVehicle(four, aVehicle(2005));
  expect(isGarageFull(five, aVehicle(2006))).toBe(true);
  expect(isGarageFull(five, aVehicle(2001))).toBe(false);
});

test('a removed vehicle returns to its place, active if it was, beside what was saved since', () => {
  const before = garageOf(2006, 2008, 2010);
  const [active, middle] = [aVehicle(2010), aVehicle(2008)];
  const returned = (vehicle: SavedVehicle) =>
    withReturnedVehicle(withoutVehicle(before, vehicleKey(vehicle)), before, vehicle);
  expect(returned(active)).toEqual(before);
  expect(returned(middle)).toEqual(before);
  const since = withVehicle(withoutVehicle(before, vehicleKey(middle)), middle);
  expect(withReturnedVehicle(since, before, middle).vehicles).toHaveLength(3);
  expect(withReturnedVehicle(garageOf(1, 2, 3, 4, 5), before, middle).vehicles).toHaveLength(
    VEHICLES_SAVED_MAX,
  );
});

test('removing another leaves the active one', () => {
  const older = withVehicle(garageOf(2006, 2008, 2010), aVehicle(2006));
  expect(withoutVehicle(older, 'audi/a4/2008').active).toBe('audi/a4/2006');
  expect(withoutVehicle(garageOf(2008, 2010), 'audi/a4/2008').active).toBe('audi/a4/2010');
});

test.each([
  [null],
  ['audi'],
  [[]],
  [{ vehicles: 'audi' }],
  [{ vehicles: [null, 7, { year: 2008 }, { ...aVehicle(), year: '2008' }], active: 'audi/a4/2008' }],
])('of the stored %j nothing is kept', (stored) => {
  expect(readGarage(stored)).toEqual(EMPTY_GARAGE);
});

test('what was stored is read again, and an active vehicle that is not saved is none', () => {
  const garage = garageOf(2008, 2010);
  expect(readGarage(JSON.parse(JSON.stringify(garage)))).toEqual(garage);
  expect(readGarage({ ...garage, active: vehicleKey(aVehicle(1999)) }).active).toBeNull();
});

test('an answer about a vehicle is kept when the vehicle is chosen again, and an empty one removes it', () => {
  const told = withVehicle(garageOf(2008), { ...aVehicle(), generation: 'B8', body: 'karavan' });
  expect(activeVehicle(withVehicle(told, aVehicle()))).toEqual({
    ...aVehicle(),
    generation: 'B8',
    body: 'karavan',
  });
  expect(activeVehicle(withVehicle(told, { ...aVehicle(), body: '' }))).toEqual({
    ...aVehicle(),
    generation: 'B8',
  });
  const stored: unknown = {
    vehicles: [{ ...aVehicle(), generation: 8, engine: '2.0 TDI' }],
    active: 'audi/a4/2008',
  };
  expect(activeVehicle(readGarage(stored))).toEqual({ ...aVehicle(), engine: '2.0 TDI' });
});
