import { describe, expect, test } from 'vitest';
import { NEW_CARD } from '../../../tests/setup/new-product.ts';
import { searchShop } from '../../../tests/setup/search-shop.ts';
import { SEARCH_SORTS } from '#src/domain/search-page/search-state.ts';
import { search } from './search.ts';
import { specifiedAnswer } from './specified-search.ts';

const shop = searchShop();

describe('a search for products', () => {
  test.each([
    ['far golf 5', ['Far lijevi, halogen']],
    ['golf 4 farovi', ['Far desni']],
    ['fara za golf V', ['Far lijevi, halogen']],
    ['lijevi far golf mk5', ['Far lijevi, halogen']],
    ['леви фар голф', ['Far lijevi, halogen']],
    ['dsni far audi', ['Far desni, ksenon']],
    ['xenon a4b8', ['Far desni, ksenon']],
    ['golf 5 2006 branik', ['Prednji branik s rupama za maglenke']],
    ['odbojnik golf', ['Prednji branik s rupama za maglenke']],
    ['kuplung 1.9 tdi', ['Set kvačila 1.9 TDI']],
    ['kuplung 19 tdi', ['Set kvačila 1.9 TDI']],
    ['felga', ['Felga 17']],
    ['naplatci', ['Felga 17']],
    ['sjedište golf plus', ['Dvosjed suvozača']],
    ['patosnice golf 5', ['Gumene patosnice']],
    ['8K0 941 003 C', ['Far desni, ksenon']],
    ['8k0941003c', ['Far desni, ksenon']],
    ['8k0-941-003', ['Far desni, ksenon']],
    ['941 003 c', ['Far desni, ksenon']],
    ['far golf 1990', []],
  ])('%s → %j', async (q, expected) => {
    const found = await search(shop.db, { q, type: 'product' });
    const strict = found.isRelaxed ? [] : found.results.map((result) => result.name);
    expect(strict).toEqual(expected);
  });

  test('finds the part itself, and not one that only mentions it, however popular', async () => {
    expect(await shop.names('retrovizor golf 5')).toEqual(['Retrovizor lijevi']);
    expect(await shop.names('staklo retrovizora golf 5')).toEqual(['Staklo retrovizora lijevo']);
  });

  test.each([
    ['cheapest', ['Far desni', 'Far lijevi, halogen', 'Far desni, ksenon']],
    ['dearest', ['Far lijevi, halogen', 'Far desni', 'Far desni, ksenon']],
  ] as const)('come %s first, without a price last', async (sort, expected) =>
    expect(await shop.names('far', { sort })).toEqual(expected),
  );

  test('for the saved vehicle leave out what is for others, and say which vehicle it is', async () => {
    const far = await search(shop.db, { q: 'far', mine: 'volkswagen/golf/2000' });
    expect(far.results.map(({ name }) => name)).toEqual(['Far desni']);
    expect(far).toMatchObject({ total: 1, mine: { model: { name: 'Golf' }, year: 2000 } });
    expect(await shop.names('patosnice', { mine: 'volkswagen/golf/2000' })).toEqual(['Gumene patosnice']);
    expect(await search(shop.db, { q: 'far', mine: 'audi/a4/2000' })).toMatchObject({ total: 0 });
    expect((await search(shop.db, { q: 'far', mine: 'lada/niva/1990' })).total).toBe(3);
  });

  test('finds what is still being typed', async () => {
    expect(await shop.names('golf 5 retr')).toContain('Retrovizor lijevi');
    expect(await shop.names('golf 5 bran')).toEqual(['Prednji branik s rupama za maglenke']);
  });

  test.each([
    ['branik golf 5 crveni sjajni', ['Prednji branik s rupama za maglenke'], null],
    ['branik golf 4', ['Prednji branik s rupama za maglenke'], 'model'],
    ['retrovizor golf plus', ['Retrovizor lijevi'], 'manufacturer'],
  ])('%s keeps the part and says how it was relaxed', async (q, expected, within) => {
    const found = await search(shop.db, { q, type: 'product' });
    expect(found).toMatchObject({ isRelaxed: true, relaxation: { within } });
    expect(found.results.map((result) => result.name)).toEqual(expected);
  });

  test('says only what the results lack, and nothing where they have it all', async () => {
    const { relaxation } = await search(shop.db, { q: 'branik golf 5 prednji crveni', type: 'product' });
    expect(relaxation).toEqual({ words: ['crveni'], within: null });
  });

  test.each([
    'hauba golf 5',
    'branik 1.9 dci',
    'kvačilo dci',
    'frižider gorenje',
    'kosilica za travu',
    'samsung golf',
    'desni retrovizor golf 5',
    'kvačilo 2.0 TDI',
  ])('%s finds nothing rather than something else', async (q) => expect(await shop.names(q)).toEqual([]));

  test.each([
    ['lijeva havba golf 4', ['lijeva', 'hauba'], []],
    ['kvačilo 2.0tdi golf 5', ['kvačilo', '2.0 tdi'], []],
    ['xyqqz hauba golf plus', ['hauba'], ['xyqqz']],
    ['pakne golf 5', ['pakne'], []],
    ['pakne vozačka strana golf 5', ['pakne', 'vozačka'], []],
    ['pakne castrol golf 5', ['pakne', 'castrol'], []],
    ['pakne slomljene golf 5', ['pakne'], []],
    ['lamda sonda golf 5', ['lambda sonda'], []],
    ['nosač mjenjača golf 5', ['nosač mjenjača'], []],
    ['veš mašina gorenje', ['mašina'], ['veš', 'gorenje']],
    ['hladnjak egr golf 5', ['hladnjak egr'], []],
    ['motorno ulje 5w30', ['motorno ulje', '5w30'], []],
  ])('%s, without results, says what was understood', async (q, known, unknown) => {
    expect(await search(shop.db, { q })).toMatchObject({ total: 0, understood: { known, unknown } });
  });

  test.each([
    ['8K0 941 O03 C', '8K0 941 003 C'],
    ['8K0941003D', '8K0 941 003 C'],
    ['8K0941030C', '8K0 941 003 C'],
    ['8K0 941 003', '8K0 941 003 C'],
    ['8k0-941-003-c', undefined],
  ])('%s means the number %s', async (q, number) => {
    const found = await search(shop.db, { q });
    expect(found.results.map((result) => result.name)).toEqual(['Far desni, ksenon']);
    expect(found.nearNumber).toBe(number);
  });

  test('finds a product by its code', async () => {
    const [far] = (await search(shop.db, { q: 'far desni ksenon', type: 'product' })).results;
    for (const q of [`${far?.id}`, `šifra ${far?.id}`, `#${far?.id}`, `sifra: ${far?.id}`])
      expect((await shop.names(q))[0]).toBe(far?.name);
  });
});

describe('an answer', () => {
  test('gives what a card needs', async () => {
    const { results } = await search(shop.db, { q: 'far golf 5', type: 'product' });
    expect(results[0]).toEqual({
      ...NEW_CARD,
      type: 'product',
      condition: 'used',
      id: expect.any(Number) as number,
      name: 'Far lijevi, halogen',
      priceMinor: 20_000,
      image: expect.stringMatching(/^\w{32}$/) as string,
      manufacturer: { name: 'Volkswagen', slug: 'volkswagen' },
      model: { name: 'Golf', slug: 'golf' },
      years: [{ from: 2003, to: 2008 }],
      manufacturers: ['Volkswagen'],
      fits: 'volkswagen/golf:2003-2008~V~2003-2003',
    });
  });

  test('has the shape of the specification where that is requested', async () => {
    const { results, vehicle } = specifiedAnswer(await search(shop.db, { q: 'far golf 5', type: 'product' }));
    expect(vehicle).toMatchObject({ model_slug: 'golf', generation: 'V', yearFrom: 2003 });
    expect(results[0]).toMatchObject({
      type: 'product',
      slug: 'far-lijevi-halogen',
      manufacturer: 'Volkswagen',
      manufacturer_slug: 'volkswagen',
      model: 'Golf',
      model_slug: 'golf',
      price: 200,
      years: '2003–2008',
      image: expect.stringMatching(/^\/slike\/\w+\/320\.webp$/) as string,
    });
    const rims = specifiedAnswer(await search(shop.db, { q: 'felga' })).results;
    expect(rims[0]).toMatchObject({ price: 150.5, manufacturer: null });
    const names = specifiedAnswer(await search(shop.db, { q: 'golf', type: 'model' })).results;
    expect(names[0]).toMatchObject({ manufacturer_slug: 'volkswagen', model: 'Golf', model_slug: 'golf' });
  });
});

describe('the vehicle of a query', () => {
  test('is named and narrows the products', async () => {
    const { vehicle, counts } = await search(shop.db, { q: 'golf 5 2006' });
    expect(vehicle).toMatchObject({
      model: { slug: 'golf' },
      generation: { name: 'V', yearFrom: 2003 },
      year: 2006,
    });
    // With what fits every Volkswagen.
    expect(counts.product).toBe(6);
  });

  test('can be ignored', async () => {
    expect((await search(shop.db, { q: 'golf 5', withVehicle: false })).vehicle).toBeUndefined();
  });
});

describe('manufacturers, models and tuning categories', () => {
  const rows = async (q: string) =>
    (await search(shop.db, { q, limit: 8 })).results.map((r) => `${r.type} ${r.name}`);

  test('come before products, the whole name first', async () => {
    expect((await rows('golf')).slice(0, 2)).toEqual(['model Golf', 'model Golf Plus']);
    expect((await rows('vw'))[0]).toBe('manufacturer Volkswagen');
    expect((await rows('vo'))[0]).toBe('manufacturer Volkswagen');
    expect((await rows('sportski volan'))[0]).toBe('tuning Sportski volani');
  });

  test('are found with a typing mistake', async () => {
    expect((await rows('gofl'))[0]).toBe('model Golf');
    expect((await rows('volksvagen'))[0]).toBe('manufacturer Volkswagen');
  });

  test('leave half of the header box to products', async () => {
    expect((await rows('golf')).filter((row) => row.startsWith('product')).length).toBeGreaterThanOrEqual(4);
  });

  test('are counted by type, and can be asked for alone', async () => {
    const { counts, results, total } = await search(shop.db, { q: 'golf', type: 'model' });
    expect(counts).toMatchObject({ model: 2, manufacturer: 0 });
    expect(results.map((result) => result.name)).toEqual(['Golf', 'Golf Plus']);
    expect(total).toBe(2);
  });

  test('name the categories that a query is about', async () => {
    expect((await search(shop.db, { q: 'sjedišta' })).categories).toMatchObject([{ slug: 'sjedista' }]);
  });
});

describe('pages', () => {
  test.each(SEARCH_SORTS)('by %s show every row once', async (sort) => {
    const { total } = await search(shop.db, { q: 'golf', sort });
    const all = [];
    for (let page = 1; page <= total; page++)
      all.push(...(await search(shop.db, { q: 'golf', sort, page, limit: 2, type: undefined })).results);
    const seen = new Set(all.map((row) => `${row.type} ${row.id}`));
    expect(all).toHaveLength(seen.size);
    expect(seen.size).toBe(total);
  });
});
