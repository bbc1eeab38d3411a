import { openTestDatabase as open, type TestDatabase } from '../setup/test-database.ts';

export type { TestDatabase };

/** The test file's own database, which the served functions use from now on. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await open();
  const answer = await fetch(process.env['CHECK_DATABASE_SWITCH'] ?? '', {
    method: 'POST',
    body: database.url,
  });
  if (!answer.ok) throw new Error(`the switch answered ${answer.status}`);
  return database;
}
