import { describe, expect, test } from 'vitest';
import { generationAliases } from '../vehicle-text/generation-aliases.ts';
import { isOfGeneration } from '../vehicle-text/generation-years.ts';
import { NO_FIELD_FILTERS } from '../product-list/filters.ts';
import { productTerms, type TermProduct } from './product-terms.ts';

describe('generations', () => {
  test.each([
    ['V', ['5', 'mk5', 'mkV']],
    ['5', ['V', 'mk5', 'mkV']],
    ['mk5', ['V', '5', 'mkV']],
    ['B8', []],
    ['', []],
  ])('%s is also called %j', (name, aliases) => expect(generationAliases(name)).toEqual(aliases));

  const golf5 = { yearFrom: 2003, yearTo: 2009 };
  test.each([
    [2004, 2006, true],
    [2003, 2009, true],
    [1997, 2010, true],
    [1997, 2003, false],
    [2009, 2013, false],
    [2008, null, false],
    [null, 2006, true],
    [null, null, false],
  ])('a part for %s to %s is for a generation of 2003 to 2009: %s', (yearFrom, yearTo, expected) =>
    expect(isOfGeneration(golf5, { yearFrom, yearTo })).toBe(expected),
  );
});

describe('a product', () => {
  const golf = {
    id: 7,
    name: 'Golf',
    aliases: ['Golfić'],
    generations: [{ id: 70, name: 'V', aliases: ['1k'], yearFrom: 2003, yearTo: 2009 }],
  };
  const golfs = [...golf.generations, { id: 71, name: 'VI', aliases: [], yearFrom: 2008, yearTo: 2013 }];
  const vw = { id: 3, name: 'Volkswagen', aliases: ['VW'] };
  const product: TermProduct = {
    id: 12,
    name: 'Far lijevi',
    partNumbers: ['1K6 941 005'],
    categories: ['Rasvjeta'],
    fitments: [{ manufacturer: vw, model: golf, yearFrom: 2004, yearTo: 2006 }],
    fields: { ...NO_FIELD_FILTERS, condition: 'used' },
  };

  test.each([
    ['Metlice brisača flat, 650/475 mm, par', true],
    ['Metlica brisača, 650 mm', false],
    ['LED bar, 650/475 mm', false],
    ['Sjedište vozača, tkanina', true],
    ['Suvozačevo sjedalo', true],
    ['Sjedište, tkanina', false],
    ['Retrovizor vozača', false],
  ])('%s: a pair of wipers and the seat of the driver are in front: %s', (name, isFront) => {
    expect(productTerms({ ...product, name }, 2026).includes('predn')).toBe(isFront);
  });

  test('is found by its name, vehicle, generation, years, number and condition', () => {
    const terms = productTerms(product, 2026);
    for (const term of [
      'far',
      'lev',
      '=far',
      'vw',
      'golf',
      '5',
      'mk5',
      '1k',
      '@y2004',
      '@y2005',
      '@y2006',
      '@n12',
      '#1k6941005',
      '@condition=used',
    ])
      expect(terms).toContain(term);
    expect(terms).not.toContain('@y2007');
    expect(terms).toEqual([...new Set(terms)].sort());
  });

  test.each([
    ['by its fact', 'Far', { generation: 'V' }],
    ['by its name', 'Far Golf 5', undefined],
  ])('is for all years of a generation that is given %s without years', (_, name, facts) => {
    const fit = { manufacturer: vw, model: { ...golf, generations: golfs }, yearFrom: null, yearTo: null };
    const terms = productTerms({ ...product, name, fitments: [{ ...fit, ...(facts && { facts }) }] }, 2026);
    expect(terms).toEqual(expect.arrayContaining(['@g70', '@v7y2003', '@v7y2009', '@y2006']));
    expect(terms).not.toContain('@v7y2002');
    expect(terms).not.toContain('@v7y2010');
  });

  test('is of an open generation until the last year', () => {
    const open = [{ id: 72, name: 'VIII', aliases: [], yearFrom: 2019, yearTo: null }];
    const fit = { manufacturer: vw, model: { ...golf, generations: open }, yearFrom: null, yearTo: null };
    const terms = productTerms({ ...product, fitments: [{ ...fit, facts: { generation: 'VIII' } }] }, 2026);
    expect(terms.filter((term) => term.startsWith('@v7y'))).toHaveLength(8);
  });

  test('is found by what it is a kind of', () => {
    const part = { id: 1, partNumbers: [], categories: [], fitments: [], fields: NO_FIELD_FILTERS };
    const terms = (name: string) => productTerms({ ...part, name }, 2026);
    expect(terms('Kočioni diskovi prednji')).toContain('=kocnica');
    expect(terms('Sportske opruge -35 mm')).toContain('=opruga');
    expect(terms('Sportske opruge -35 mm')).toContain('=oves');
    expect(terms('Ručna kočnica')).not.toContain('=kociona-plocica');
  });

  test.each([
    ['Set cijevi za interkuler', ['Interkuleri'], '=interkuler', false],
    ['Poklopci kliješta, crveni', ['Kočnice'], '=kocnica', false],
    ['Komplet s crijevima, veliki', ['Interkuleri'], '=interkuler', true],
  ])('%s in %j is one of them (%s): %s', (name, categories, concept, expected) => {
    const terms = productTerms({ ...product, name, categories, fitments: [] }, 2026);
    expect(terms.includes(concept)).toBe(expected);
  });

  test('is of the generation that its name gives when its years are unknown', () => {
    const unknown = {
      manufacturer: vw,
      model: { ...golf, generations: golfs },
      yearFrom: null,
      yearTo: null,
    };
    const terms = (name: string) => productTerms({ ...product, name, fitments: [unknown] }, 2026);
    expect(terms('Retrovizor Golf 5')).toContain('@g70');
    expect(terms('Retrovizor Golf 5')).not.toContain('@u7');
    expect(terms('Retrovizor 1K lijevi')).toContain('@g70');
    expect(terms('Retrovizor Golf')).toContain('@u7');
    expect(terms('Volan 5 brzina')).toContain('@u7');
  });

  test.each([
    [2003, 2008, ['@g70']],
    [2008, 2010, ['@g71']],
    [2003, 2013, ['@g70', '@g71']],
    [2008, 2008, ['@g70', '@g71']],
  ])('for %i to %i is for %j', (yearFrom, yearTo, expected) => {
    const fit = { manufacturer: vw, model: { ...golf, generations: golfs }, yearFrom, yearTo };
    const terms = productTerms({ ...product, fitments: [fit] }, 2026);
    expect(terms.filter((term) => term.startsWith('@g'))).toEqual(expected);
  });

  test.each([
    ['Turbina 1.9 TDI', ['@e', '@e1.9', '@e1.9tdi']],
    ['Anlaser 2,2 i-CTDi, 2,0 kW', ['@e', '@e2.2', '@e2.2ctdi']],
    ['Alternator 1.25 16V, 14 V', ['@e', '@e1.25', '@e1.2516v']],
    ['Set kvačila 1.4 D-4D', ['@e', '@e1.4', '@e1.4d']],
    ['Filter zraka 220 CDI', ['@e', '@e220', '@e220cdi']],
    ['Alu felge 17" 7,5J', []],
  ])('%s names the engines %j', (name, expected) => {
    const terms = productTerms({ ...product, name }, 2026);
    expect(terms.filter((term) => term.startsWith('@e'))).toEqual(expected);
  });

  test('is not found by what its name says it lacks', () => {
    const terms = productTerms({ ...product, name: 'Set kvačila, bez zamajca' }, 2026);
    expect(terms).toContain('=kvacilo');
    expect(terms).toContain('-zamajk');
    expect(terms).not.toContain('zamajk');
  });

  test('is not found by the name alone of a part that it comes with', () => {
    const terms = productTerms({ ...product, name: 'Branik s rupama za maglenke i retrovizorom' }, 2026);
    expect(terms).toEqual(expect.arrayContaining(['=branik', 'branik', '~maglenk', '~retrovizor']));
    expect(terms).not.toContain('maglenk');
  });

  test('is not found by the name of several words of a part that it is only made for', () => {
    const terms = productTerms({ ...product, name: 'Branik s rupama za parking senzore' }, 2026);
    expect(terms).toEqual(expect.arrayContaining(['=branik', '~parking', '~senzor']));
    expect(terms).not.toContain('parking');
    const hook = productTerms({ ...product, name: 'Kuka za vuču' }, 2026);
    expect(hook).toEqual(expect.arrayContaining(['=kuka-za-vucu', 'vuk']));
  });

  test.each([
    ['Retrovizor lijevi, ručni, s unutrašnjom ručicom', 'unutrasn', false],
    ['Unutrašnji retrovizor', 'unutrasn', true],
    ['Far s desne strane', 'desn', true],
    ['Rešetka za prednji branik', 'predn', true],
  ])('a quality after `s` is not the part’s own: %s, %s', (name, stem, isOwn) => {
    const terms = productTerms({ ...product, name }, 2026);
    expect(terms.includes(stem)).toBe(isOwn);
  });

  test('has the facts of its fitments, the named generation instead of that of the years, and its years for each model', () => {
    const fit = { manufacturer: vw, model: { ...golf, generations: golfs }, yearFrom: 2008, yearTo: 2009 };
    const facts = { generation: 'VI', engine: '2.0 TDI', engineCode: 'CBAB', body: 'karavan' as const };
    const terms = productTerms({ ...product, name: 'Mjenjač', fitments: [{ ...fit, facts }] }, 2026);
    expect(terms).toEqual(expect.arrayContaining(['@e2.0tdi', 'cbab', '=karavan', '@v7y2008', '@v7y2009']));
    expect(terms.filter((term) => term.startsWith('@g'))).toEqual(['@g71']);
  });

  test('is found by every word for where it sits', () => {
    const rear = {
      id: 1,
      name: 'Stražnji branik',
      partNumbers: [],
      categories: [],
      fitments: [],
      fields: NO_FIELD_FILTERS,
    };
    expect(productTerms(rear, 2026)).toContain('=zadni');
    expect(productTerms({ ...rear, name: 'Zadnjem braniku' }, 2026)).toContain('=zadni');
  });

  test('is found by its category only when its name does not say what it is', () => {
    expect(productTerms(product, 2026)).not.toContain('rasvet');
    expect(productTerms({ ...product, name: 'Dvosjed', categories: ['Sjedišta'] }, 2026)).toContain(
      '=sediste',
    );
  });
});
