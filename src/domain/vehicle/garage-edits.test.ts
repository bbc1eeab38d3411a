import { expect, test } from 'vitest';
import { withMovedVehicle, withoutVehicle, withReturnedVehicle, withVehicle } from './garage-edits.ts';
import { activeVehicle, EMPTY_GARAGE, vehicleKey } from './saved-vehicle.ts';

const saved = (brand: string, year: number) => ({
  manufacturer: { name: brand.toUpperCase(), slug: brand },
  model: { name: 'Duster', slug: 'duster' },
  year,
});

test('a vehicle under its new names keeps its place, and stays the active one', () => {
  const garage = { vehicles: [saved('audi', 2008), saved('dacia', 2012)], active: 'dacia/duster/2012' };
  expect(withMovedVehicle(garage, 'dacia/duster/2012', saved('dacija', 2012))).toEqual({
    vehicles: [saved('audi', 2008), saved('dacija', 2012)],
    active: 'dacija/duster/2012',
  });
});

test('a vehicle of which only a name is written differently now stays saved, under that name', () => {
  const garage = { vehicles: [saved('skoda', 2008)], active: 'skoda/duster/2008' };
  const renamed = { ...saved('skoda', 2008), manufacturer: { name: 'Škoda', slug: 'skoda' } };
  expect(withMovedVehicle(garage, 'skoda/duster/2008', renamed)).toEqual({ ...garage, vehicles: [renamed] });
});

test('where a returned vehicle leaves no room for the active one, another becomes active', () => {
  const before = [2001, 2002, 2003, 2004, 2005].reduce(
    (garage, year) => withVehicle(garage, saved('audi', year)),
    EMPTY_GARAGE,
  );
  const removed = saved('audi', 2003);
  const since = withVehicle(withoutVehicle(before, vehicleKey(removed)), saved('audi', 2006));
  const now = withVehicle(since, saved('audi', 2001));
  expect(activeVehicle(withReturnedVehicle(now, before, removed))).toEqual(saved('audi', 2006));
});

test('a vehicle that was saved under both names is kept once', () => {
  const garage = { vehicles: [saved('dacija', 2012), saved('dacia', 2012)], active: 'dacija/duster/2012' };
  expect(withMovedVehicle(garage, 'dacia/duster/2012', saved('dacija', 2012))).toEqual({
    vehicles: [saved('dacija', 2012)],
    active: 'dacija/duster/2012',
  });
});

test('what a visitor has answered or removed before the new names arrived stays answered and removed', () => {
  const answered = { ...saved('dacia', 2012), body: 'terenac' };
  const garage = { vehicles: [answered], active: 'dacia/duster/2012' };
  expect(withMovedVehicle(garage, 'dacia/duster/2012', saved('dacija', 2012)).vehicles).toEqual([
    { ...saved('dacija', 2012), body: 'terenac' },
  ]);
  const other = { vehicles: [saved('dacija', 2012)], active: 'dacija/duster/2012' };
  expect(withMovedVehicle(other, 'dacia/duster/2012', saved('dacija', 2012))).toEqual(other);
});
