import { describe, expect, test } from 'vitest';
import { cardFitment, cardForVehicle, fitmentGroups } from './fitment-groups.ts';
import type { Fitment, ProductCard } from './product.ts';

const LAST_YEAR = 2026;

const audi = { name: 'Audi', slug: 'audi' };
const a4 = { name: 'A4', slug: 'a4' };
const fitment = (over: Partial<Fitment>): Fitment => ({
  manufacturer: audi,
  model: a4,
  yearFrom: 2008,
  yearTo: 2011,
  ...over,
});

test('fitments of one vehicle become one group with its gaps, the primary vehicle first', () => {
  const groups = fitmentGroups(
    [fitment({}), fitment({ model: { name: 'A6', slug: 'a6' } }), fitment({ yearFrom: 2013, yearTo: 2015 })],
    LAST_YEAR,
  );
  expect(groups.map((g) => g.model?.name)).toEqual(['A4', 'A6']);
  expect(groups[0]?.years).toEqual([
    { from: 2008, to: 2011 },
    { from: 2013, to: 2015 },
  ]);
});

describe('a card', () => {
  const golf = { name: 'Golf', slug: 'golf' };
  const vw = { name: 'Volkswagen', slug: 'volkswagen' };
  const both = [fitment({}), fitment({ manufacturer: vw, model: golf, yearFrom: 2004, yearTo: null })];
  const card = { id: 1, name: 'Far', ...cardFitment('Far', both, LAST_YEAR) } as ProductCard;

  test('names the primary vehicle and contains all the others', () => {
    expect(card).toMatchObject({ manufacturer: audi, model: a4, manufacturers: ['Audi', 'Volkswagen'] });
    expect(card.fits).toBe('audi/a4:2008-2011;volkswagen/golf:2004-2026');
  });

  test('has in a vehicle’s own list that vehicle’s name and years', () => {
    const inGolf = cardForVehicle(card, both, { manufacturer: 'volkswagen', model: 'golf' }, LAST_YEAR);
    expect(inGolf).toMatchObject({
      manufacturer: vw,
      model: golf,
      years: [{ from: 2004, to: 2026 }],
      fits: card.fits,
    });
    expect(cardForVehicle(card, both, { manufacturer: 'audi', model: 'a4' }, LAST_YEAR)).toBe(card);
    const beside = cardForVehicle(card, both, { manufacturer: 'volkswagen', model: 'passat' }, LAST_YEAR);
    expect(beside).toEqual(inGolf);
  });

  test('has in a manufacturer’s list its first vehicle, and in a model’s that it does not name, every model', () => {
    const all = [both[1]!, fitment({}), fitment({ model: null, yearFrom: 2001 })];
    const shown = { ...card, manufacturer: vw, model: golf };
    const inList = (model: string | null) =>
      cardForVehicle(shown, all, { manufacturer: 'audi', model }, LAST_YEAR);
    expect(inList(null)).toMatchObject({ manufacturer: audi, model: a4 });
    expect(inList('a6')).toMatchObject({
      manufacturer: audi,
      model: null,
      years: [{ from: 2001, to: 2011 }],
    });
  });
});
