import { expect, test } from 'vitest';
import type { VehicleProps } from '#src/build/page-props.ts';
import { vehicleHead } from './page-heads.ts';

const described = (total: number, year: number | null = null): string => {
  const list = { total, undated: 0, page: 1, pages: 1, path: '/alfa-romeo/155', products: [] };
  const named = {
    manufacturer: { name: 'Alfa Romeo', slug: 'alfa-romeo' },
    model: { name: '155', slug: '155' },
  };
  return vehicleHead({ ...named, year, list } as unknown as VehicleProps).description;
};

test('a search engine is told how many parts a vehicle has', () => {
  expect(described(21, 1996)).toMatch(/^Alfa Romeo 155 1996: 21 dio na jednom mjestu\. /);
});

test('a vehicle without parts is not offered as "0 dijelova na jednom mjestu", but as a part to ask for', () => {
  expect(described(0)).toMatch(/^Alfa Romeo 155: trenutno bez dijelova\. Napišite koji dio tražite/);
  expect(described(0)).not.toContain('0 dijelova');
});
