import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { search } from './search.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemoCatalogue(database.db, (bytes) =>
    Promise.resolve(bytes.length.toString(16).padStart(32, '0')),
  );
});
afterAll(() => database.close());

const answerTo = (q: string) => search(database.db, { q, limit: 8 });

test.each([
  ['far peugeot 3 08', 'Peugeot 308'],
  ['peugeot 30 8 far', 'Peugeot 308'],
  ['mazda 3 2008 far', 'Mazda 3'],
  ['octavia 2 far de', 'Škoda Octavia'],
  ['far octavia 2 de', 'Škoda Octavia'],
  ['far glka', 'Mercedes-Benz GLK'],
  ['far glca', 'Mercedes-Benz GLC'],
  ['branik swit 2008', 'Suzuki Swift'],
  ['imate li far za megane 3 karavan i po kojoj cijeni', 'Renault Megane'],
  ['far golf 4 i koliko kosta', 'Volkswagen Golf'],
  ['gelenderi fabia 1', 'Škoda Fabia'],
  ['gelender g klasa far', 'Mercedes-Benz G klasa'],
])('%s is for one car, %s', async (q, expected) => {
  const { vehicle, otherVehicles } = await answerTo(q);
  expect(`${vehicle?.manufacturer.name} ${vehicle?.model?.name}`).toBe(expected);
  expect(otherVehicles).toBeUndefined();
});

test.each(['led bar 50 inca', 'led bar 20 inca', 'led bar 20 inch', 'krovni gelenderi', 'gelneder'])(
  '%s is for no car',
  async (q) => expect((await answerTo(q)).vehicle).toBeUndefined(),
);

test.each([
  ['polu osovina golf 4', ['poluosovina']],
  ['diesel pumpa golf 4', ['diesel pumpa']],
])('%s is the part of that name', async (q, known) =>
  expect((await answerTo(q)).understood).toEqual({ known, unknown: [] }),
);

test('bc racing is a maker, and no ratchet', async () =>
  expect((await answerTo('bc racing coilover')).didYouMean).toBeUndefined());

test('pasat 5.5 is a Passat B5', async () =>
  expect((await answerTo('far pasat 5.5')).vehicle?.generation?.name).toBe('B5'));

test.each([
  ['toura', /Touran/],
  ['bi ksenon far', /bi-ksenon/],
  ['aluminijske 18 5 108', /felge 18" 5x108/],
  ['aluminke 17 5 110', /felge 17" 5x110/],
  ['dinamicki zmigavci golf 7', /^Dinamički LED pokazivači/],
  ['busene i rezane ploce golf 5', /^Bušeni i rezani diskovi/],
  ['kocione ploce prednje golf 5', /diskovi/i],
  ['druk lager laguna 2', /druk-ležaj/],
  ['nastava', /^Nastav/],
  ['silikonska crijeva', /^Silikonska crijeva/],
  ['audi a3 05 godina far', /far/],
  ['slomljen mi je desni retrovizor fiesta 2010', /Desni retrovizor/],
  ['flna 17', /felge 17"/],
  ['zadnji spojler golf 5', /^Krovni spojler/],
  ['metlice brisača šesto pedeset četiristo sedamdeset pet', /650\/475/],
  ['cat back golf 6', /^Sportski/],
  ['fabijola far', /far/i],
  ['čelične sa zimskim gumama 16 5x112', /^Čelične felge 16" sa zimskim/],
  ['feder sa amortizerom stilo', /amortizer.*opru/i],
  ['kočnice golf 5', /^(?!Sport|Bušen|Rezan)/],
  ['retrovizor lijrvi octavia 3', /lijevi/i],
  ['far lijevi a3 sportback 8v', /^Far lijevi/],
  ['ledice ispod auta rgb', /^LED rasvjeta ispod/],
  ['gumice za brisanje šoferšajbe 650 mm', /650/],
])('%s finds it first, with everything that was asked for', async (q, name) => {
  const { results, isRelaxed } = await search(database.db, { q, limit: 8, type: 'product' });
  expect(results[0]?.name).toMatch(name);
  expect(isRelaxed).toBeUndefined();
});

test('of the parts that are sold without something, those that say so come first', async () => {
  const { results } = await answerTo('far bez sijalica');
  expect(results.filter(({ name }) => !name.includes('bez sijalica'))).toEqual([]);
});

test('a mirror with a blinker is no blinker for a mirror', async () => {
  const { results } = await answerTo('lijevi sa žmigavcem retrovizor golf 6');
  expect(results.filter(({ name }) => name.startsWith('Dinamički'))).toEqual([]);
});

test('a place that is still being typed names no category', async () => {
  const { results } = await answerTo('prednj');
  expect(results.filter(({ type }) => type !== 'product')).toEqual([]);
});
