import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { indexingRules } from './indexing-rules.ts';

let root: string;
let before: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'shop-rules-'));
});
beforeEach(async () => {
  for (const folder of ['db/queries', 'src/domain', 'src/strings'])
    await cp(folder, join(root, folder), { recursive: true });
  before = await indexingRules(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test.each([
  'db/queries/search/search-index.ts',
  'src/domain/search/product-terms.ts',
  'src/domain/product/product-fields.ts',
  'src/domain/vehicle-text/numbers/part-numbers.ts',
  'src/domain/vehicle-text/language/part-names/part-names.ts',
  'src/domain/vehicle-text/language/part-names/part-names-mechanics.ts',
  'src/domain/vehicle-text/language/part-names/part-names-foreign.ts',
  'src/domain/text/slug.ts',
])('products are indexed again after a change of %s', async (file) => {
  await appendFile(join(root, file), '\n// Another rule.\n');
  expect(await indexingRules(root)).not.toBe(before);
});

test.each([
  'db/queries/products/products.ts',
  'src/domain/search/search-listed.ts',
  'src/domain/vehicle-text/language/part-names/part-names.test.ts',
  'src/strings/search-page.ts',
])('products stay as they are indexed after a change of %s', async (file) => {
  await appendFile(join(root, file), '\n// Another word.\n');
  expect(await indexingRules(root)).toBe(before);
});

test('the rules are the same wherever the shop is', async () => {
  expect(await indexingRules()).toBe(before);
  await writeFile(join(root, 'src/domain/unused.ts'), 'export const unused = true;\n');
  expect(await indexingRules(root)).toBe(before);
});
