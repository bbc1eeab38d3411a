import { expect, test } from 'vitest';
import { withMovedVehicle } from './garage-edits.ts';

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
