import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { SEARCH_ROWS_MAX } from '#src/domain/limits.ts';
import { type EntityFile, type Suggestion, unpackEntities } from '#src/domain/search/entity-file.ts';
import { packProducts, unpackProducts } from '#src/domain/search/product-file.ts';
import { makeListSearch } from '#src/domain/search/search-listed.ts';
import { makeSuggest, type Suggest } from '#src/domain/search/suggest-entities.ts';
import { contentHash } from '#src/server/images/image-store.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { entityFile, productFile } from './search-files.ts';

let database: TestDatabase;
let index: CatalogueIndex;
let file: EntityFile;
let entities: Suggestion[];
let suggest: Suggest;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoCatalogue(database.db, (bytes) => Promise.resolve(contentHash(bytes)));
  index = new CatalogueIndex(await loadCatalogue(database.db, 2026));
  file = entityFile(index);
  entities = unpackEntities(JSON.parse(JSON.stringify(file)) as EntityFile);
  suggest = makeSuggest(entities);
});
afterAll(() => database.close());

const compressed = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;

/** The beginning of a name that has `count` letters and digits: `C k` of `C klasa`. */
function typed(name: string, count: number): string {
  let letters = 0;
  let text = '';
  for (const letter of name) {
    if (letters === count) break;
    if (/[\p{L}\p{N}]/u.test(letter)) letters++;
    text += letter;
  }
  return text;
}

/** In the middle of the name a letter left out, two exchanged, one doubled. */
function mistakes(name: string): string[] {
  const middle = Math.floor(name.length / 2);
  const [before, letter, after] = [name.slice(0, middle), name.charAt(middle), name.slice(middle + 1)];
  return [
    before + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + letter + letter + after,
  ];
}

/**
 * How often the wanted row is among the eight. What has many products is wanted often: each row counts as often as it
 * has products.
 */
function recall(ways: (name: string) => string[]): number {
  let wanted = 0;
  let found = 0;
  for (const { kind, slug, make, name, products } of entities.filter((row) => row.products > 0)) {
    const texts = ways(name);
    const hits = texts.filter((text) =>
      suggest(text, SEARCH_ROWS_MAX).rows.some(
        (row) => row.kind === kind && row.slug === slug && row.make?.slug === make?.slug,
      ),
    );
    wanted += products;
    found += texts.length === 0 ? products : (products * hits.length) / texts.length;
  }
  return found / wanted;
}

describe('the file of the search box, for the demo catalogue', () => {
  test('weighs at most 6 kB', () => {
    expect(entities.length).toBeGreaterThan(500);
    expect(compressed(file)).toBeLessThanOrEqual(6000);
  });

  test('suggests what is wanted after two letters in 90 of 100 cases, after three in 96, and with a mistake in 95', () => {
    expect(recall((name) => [typed(name, 2)])).toBeGreaterThanOrEqual(0.9);
    expect(recall((name) => [typed(name, 3)])).toBeGreaterThanOrEqual(0.96);
    expect(recall((name) => (name.length < 4 ? [] : mistakes(name)))).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the saved list of products, for the demo catalogue', () => {
  test('comes back as it was packed, at some 20 bytes a product', () => {
    const listed = productFile(index);
    const products = unpackProducts(listed);
    const cards = index.all();
    expect(products.map(({ id, name, image }) => ({ id, name, image }))).toEqual(
      cards.map(({ id, name, image }) => ({ id, name, image })),
    );
    expect(products.map(({ model }) => model?.slug)).toEqual(cards.map(({ model }) => model?.slug));
    expect(compressed(listed) / products.length).toBeLessThanOrEqual(25);
  });

  test('keeps the newest of a large catalogue and says of how many', () => {
    const listed = packProducts(index.all(), 100);
    expect(unpackProducts(listed)).toHaveLength(100);
    expect(listed.all).toBe(index.all().length);
  });

  test.each([
    ['far vw golf', /^(?=.*far)(?=.*volkswagen golf)/i],
    ['фар голф', /^(?=.*far)(?=.*golf)/i],
    ['golf 5 branik', /^(?=.*branik)(?=.*golf)/i],
    ['retrovzor audi a4', /^(?=.*retrovizor)(?=.*a4)/i],
    ['prednji branik za passat', /^(?=.*branik)(?=.*passat)/i],
  ])('finds %s', (text, expected) => {
    const [first] = makeListSearch(unpackProducts(productFile(index)), entities)(text);
    expect(`${first?.name} ${first?.make?.name} ${first?.model?.name}`).toMatch(expected);
  });

  test('finds nothing where there is nothing, whatever is typed', () => {
    const find = makeListSearch(unpackProducts(productFile(index)), entities);
    for (const text of ['', '   ', '\'!^$ | "', 'xqzwvk', '=!a$'.repeat(40)])
      expect(() => find(text)).not.toThrow();
    expect(find('xqzwvk')).toEqual([]);
  });
});
