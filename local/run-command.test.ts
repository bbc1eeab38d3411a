import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

afterEach(() => {
  process.exitCode = 0;
});

test('a failed query is reported by its reason, without the rows that it was sent with', async () => {
  const reason = new Error('duplicate key value');
  const failed = new DrizzleQueryError('insert into x values ($1)', ['amra@primjer.ba'], reason);
  await runCommand(() => Promise.reject(failed));
  expect(vi.mocked(console.error).mock.calls).toEqual([['duplicate key value']]);
  expect(process.exitCode).toBe(1);
  vi.mocked(console.error).mockClear();
});
