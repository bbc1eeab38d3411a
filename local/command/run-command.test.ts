import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { AlreadyRunning } from '../process/folder-lock.ts';
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

test('another data folder is suggested to a start only: in it is another shop', async () => {
  const busy = () => Promise.reject(new AlreadyRunning('/podaci', 12));
  await runCommand(busy);
  await runCommand(busy, { startsShop: true });
  const [[command] = [], [start] = []] = vi.mocked(console.error).mock.calls;
  expect(command).toMatch(/process 12\. Stop it first\.$/);
  expect(start).toMatch(/Stop it first, or set another DATA_DIR\.$/);
  vi.mocked(console.error).mockClear();
});

test('a write that the full disk has ended is reported with that', async () => {
  const reason = Object.assign(new Error('cannot execute INSERT'), { code: '25006' });
  await runCommand(() => Promise.reject(new DrizzleQueryError('insert into x values ($1)', [], reason)));
  expect(vi.mocked(console.error).mock.calls).toEqual([['cannot execute INSERT. The disk is nearly full.']]);
  vi.mocked(console.error).mockClear();
});

test.each([
  ['EACCES', 'mkdir', /give the folder to this one/],
  ['EROFS', 'mkdir', /set another DATA_DIR/],
  ['EMFILE', 'open', /ulimit -n/],
  ['EMFILE', 'listen', /ulimit -n/],
  ['EACCES', 'listen', /set another PORT/],
  ['EADDRNOTAVAIL', 'listen', /HOST is no address/],
])('%s of the call %s says what to do', async (code, syscall, advice) => {
  await runCommand(() => Promise.reject(Object.assign(new Error(code), { code, syscall })));
  expect(vi.mocked(console.error).mock.calls.join()).toMatch(advice);
  vi.mocked(console.error).mockClear();
});
