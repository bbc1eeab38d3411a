import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertContactMessage } from '#db/queries/messages/messages.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { describeError, logAs, logError } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const PERSONAL = {
  firstName: 'Amra',
  lastName: 'Šarić',
  email: 'amra@primjer.ba',
  phone: '+387 61 123 456',
  subject: 'Far za Golf',
  body: 'Trebam lijevi far.',
};

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

test('a message that the database refuses leaves nothing of its content in the log', async () => {
  const error = await failureOf(() =>
    insertContactMessage(database.db, { ...PERSONAL, subject: null as unknown as string }),
  );
  logAs('r-7', () => logError('POST /api/contact', error));
  const [[line]] = vi.mocked(console.error).mock.calls as [[string]];
  vi.mocked(console.error).mockClear();
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'POST /api/contact',
    requestId: 'r-7',
    error: { table: 'contact_messages', column: 'subject' },
  });
  expect(line).toContain('23502');
  for (const word of Object.values(PERSONAL)) expect(line).not.toContain(word);
});

test.each([
  ['550 no such user <amra@primjer.ba>', '550 no such user <(e-mail)>'],
  ['invalid input syntax for type integer: "Amra"', 'invalid input syntax for type integer: "…"'],
  ['call +387 61 123-456 failed after 3000 ms', 'call (number) failed after 3000 ms'],
])('%s is logged as %s', (said, logged) => {
  expect(describeError(new Error(said))).toMatchObject({ name: 'Error', message: logged });
});

test('the stack of an error stays in the log, also that of its cause', () => {
  const described = describeError(new Error('outer', { cause: new TypeError('inner') }));
  expect(described).toMatchObject({ message: 'outer', cause: { name: 'TypeError', message: 'inner' } });
  expect((described['cause'] as { at: string[] }).at.join()).toContain('log.test.ts');
});

test('work that continues after the answer is logged with its request, and two at once do not mix', async () => {
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const goOn = async (id: string, ms: number) => {
    await pause(ms);
    logError(`work of ${id}`, new Error('late'));
  };
  const works = [logAs('r-1', () => goOn('r-1', 10)), logAs('r-2', () => goOn('r-2', 5))];
  logError('outside', new Error('now'));
  await Promise.all(works);
  const lines = vi
    .mocked(console.error)
    .mock.calls.map(([line]) => JSON.parse(line as string) as { event: string; requestId?: string });
  vi.mocked(console.error).mockClear();
  expect(lines.map(({ event, requestId }) => [event, requestId])).toEqual([
    ['outside', undefined],
    ['work of r-2', 'r-2'],
    ['work of r-1', 'r-1'],
  ]);
});
