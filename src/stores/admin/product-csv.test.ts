import { afterEach, expect, test, vi } from 'vitest';
import { $csvImport, readFile, resetImport } from './product-csv.ts';

afterEach(() => {
  resetImport();
  vi.unstubAllGlobals();
});

/** A file whose bytes come when the test says so. */
function slowFile(name: string) {
  const bytes = Promise.withResolvers<ArrayBuffer>();
  const file = Object.assign(new File([], name), { arrayBuffer: () => bytes.promise });
  return { file, arrive: () => bytes.resolve(new TextEncoder().encode('nista').buffer) };
}

test('of two files that are dropped in quick succession the later one is read, whichever arrives first', async () => {
  const [first, later] = [slowFile('prva.csv'), slowFile('druga.csv')];
  const reads = [readFile(first.file), readFile(later.file)];
  later.arrive();
  await reads[1];
  const read = $csvImport.get();
  expect(read.isBusy).toBe(false);
  first.arrive();
  await reads[0];
  expect($csvImport.get()).toBe(read);
});

test('a file that is still being read when the owner logs out is not shown to the next one', async () => {
  const { file, arrive } = slowFile('cijene.csv');
  const read = readFile(file);
  resetImport();
  const reset = $csvImport.get();
  arrive();
  await read;
  expect($csvImport.get()).toBe(reset);
});

test('the file of a shop with 33,000 products is taken back whole', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'Odbijeno.' }, { status: 400 })));
  const rows = Array.from({ length: 33_000 }, (_, i) => `${i + 1};Far ${i}`);
  await readFile(new File([['Šifra;Naziv', ...rows].join('\r\n')], 'proizvodi.csv'));
  expect($csvImport.get()).toMatchObject({ step: 'preview' });
  expect($csvImport.get().file?.rows).toHaveLength(rows.length);
});
