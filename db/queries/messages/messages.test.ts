import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { insertContactMessage, listMessages } from './messages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const message = { lastName: '', email: 'kupac@primjer.ba', phone: '', subject: 'Upit', body: '' };
  for (const firstName of ['Šemsudin Čaušević', 'Милица ЂУРИЋ'])
    await insertContactMessage(database.db, { ...message, firstName });
});
afterAll(() => database.close());

test.each([
  ['šemsudin ČAUŠEVIĆ', 'Šemsudin Čaušević'],
  ['semsudin causevic', 'Šemsudin Čaušević'],
  ['милица ђурић', 'Милица ЂУРИЋ'],
])('a message is found by %s, whatever the locale of the database is', async (search, firstName) => {
  const page = { state: undefined, page: 1, size: 10 };
  const { messages } = await listMessages(database.db, { ...page, search });
  expect(messages.map((message) => message.firstName)).toEqual([firstName]);
});

test('a message is found by words of all its texts, also without those that may be missing', async () => {
  const call = {
    firstName: '',
    lastName: '',
    email: null,
    subject: 'Poziv: retrovizor',
    body: 'zove u petak',
  };
  const id = await insertContactMessage(database.db, { ...call, phone: null, vehicle: 'Škoda Fabia' });
  const page = { state: undefined, page: 1, size: 10 };
  const { messages } = await listMessages(database.db, { ...page, search: 'fabia PETAK retrovizor skoda' });
  expect(messages.map((message) => message.id)).toEqual([id]);
  expect(messages[0]).not.toHaveProperty('searchText');
});
