import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import {
  type EntityFile,
  type Suggestion,
  unpackEntities,
} from '#src/domain/search/suggestions/entity-file.ts';
import type { CardFacts } from '#src/domain/product/product.ts';
import { packSavedList, unpackSavedList } from '#src/domain/search/saved-list.ts';
import { makeSuggest } from '#src/domain/search/suggestions/suggest-entities.ts';
import { makeListSearch } from '#src/domain/search/search-listed.ts';
import { contentHash } from '#src/server/images/image-store.ts';
import { suggestRecall } from '../../tests/setup/suggest-recall.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { entityFile, savedListFile } from './search-files.ts';

let database: TestDatabase;
let index: CatalogueIndex;
let file: EntityFile;
let entities: Suggestion[];

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoCatalogue(database.db, (bytes) => Promise.resolve(contentHash(bytes)));
  index = new CatalogueIndex(await loadCatalogue(database.db, 2026));
  file = entityFile(index);
  entities = unpackEntities(JSON.parse(JSON.stringify(file)) as EntityFile);
});
afterAll(() => database.close());

const compressed = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;

describe('the file of the search box, for the demo catalogue', () => {
  test('is at most 6.5 kB large, with the everyday names of categories', () => {
    expect(entities.length).toBeGreaterThan(500);
    expect(compressed(file)).toBeLessThanOrEqual(6500);
  });

  test('suggests what is wanted after two letters in 90 of 100 cases, after three in 96, and with a typo in 95', () => {
    const { afterTwo, afterThree, withMistake } = suggestRecall(entities);
    expect(afterTwo).toBeGreaterThanOrEqual(0.9);
    expect(afterThree).toBeGreaterThanOrEqual(0.96);
    expect(withMistake).toBeGreaterThanOrEqual(0.95);
  });

  test('suggests no car for a maker of parts, and with other words what those name', () => {
    const slugs = (text: string) => makeSuggest(entities)(text, 8).rows.map((row) => row.slug);
    for (const maker of ['bosch', 'ferodo', 'sachs', 'valeo', 'brembo', 'varta'])
      expect(slugs(maker)).toEqual([]);
    expect(slugs('bosch alternator')).toEqual(slugs('alternator'));
    expect(slugs('toyo')).toContain('toyota');
  });

  test.each([
    ['kuplung', 'kvacila'],
    ['lamela', 'kvacila'],
    ['stopke', 'stop-svjetla'],
    ['kiler', 'hladnjaci'],
    ['ogledalo', 'vanjski-retrovizori'],
    ['lima mašina', 'alternatori'],
    ['auspuh', 'izduvni-sistemi'],
    ['elektropokretač', 'anlaseri'],
    ['zrcalo', 'vanjski-retrovizori'],
    ['bamper', 'branici'],
    ['naplatak', 'felge-i-gume'],
    ['bremze', 'kocnice'],
    ['štosdemfer', 'amortizeri'],
    ['far', 'farovi'],
    ['aku', 'akumulatori'],
    ['akomulator', 'akumulatori'],
  ])('suggests for %s the category %s', (text, slug) => {
    expect(makeSuggest(entities)(text, 8).rows.map((row) => row.slug)).toContain(slug);
  });
});

describe('the saved list of products, for the demo catalogue', () => {
  test('unpacks to what was packed, at some 20 bytes a product', () => {
    const listed = savedListFile(index);
    const products = unpackSavedList(listed);
    const cards = index.all();
    const kept = ({ id, name, image, rating, availability, priceMinor, years, manufacturer }: CardFacts) => [
      id,
      name,
      image,
      rating,
      availability,
      priceMinor,
      years,
      manufacturer,
    ];
    expect(products.map(kept)).toEqual(cards.map(kept));
    expect(products.map(({ model }) => model?.slug)).toEqual(cards.map(({ model }) => model?.slug));
    expect(compressed(listed) / products.length).toBeLessThanOrEqual(25);
  });

  test('keeps the newest of a large catalogue and says how many there are', () => {
    const listed = packSavedList(index.all(), 100);
    expect(unpackSavedList(listed)).toHaveLength(100);
    expect(listed.all).toBe(index.all().length);
  });

  test.each([
    ['far vw golf', /^(?=.*far)(?=.*volkswagen golf)/i],
    ['фар голф', /^(?=.*far)(?=.*golf)/i],
    ['golf 5 branik', /^(?=.*branik)(?=.*golf)/i],
    ['retrovzor audi a4', /^(?=.*retrovizor)(?=.*a4)/i],
    ['prednji branik za passat', /^(?=.*branik)(?=.*passat)/i],
  ])('finds %s', (text, expected) => {
    const [first] = makeListSearch(unpackSavedList(savedListFile(index)), entities)(text);
    expect(`${first?.name} ${first?.manufacturer?.name} ${first?.model?.name}`).toMatch(expected);
  });

  test('finds nothing where there is nothing, whatever is typed', () => {
    const find = makeListSearch(unpackSavedList(savedListFile(index)), entities);
    for (const text of ['', '   ', '\'!^$ | "', 'xqzwvk', '=!a$'.repeat(40)])
      expect(() => find(text)).not.toThrow();
    expect(find('xqzwvk')).toEqual([]);
  });
});
