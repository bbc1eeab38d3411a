import { expect, test } from 'vitest';
import { coalesceCalls } from './coalesce-calls.ts';

test('callers share a call that begins after they have asked, also after one that failed', async () => {
  const rounds: ((error?: Error) => void)[] = [];
  const ask = coalesceCalls(
    () =>
      new Promise<number>((resolve, reject) => {
        const n = rounds.length;
        rounds.push((error) => (error ? reject(error) : resolve(n)));
      }),
  );
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(rounds).toHaveLength(1);
  rounds[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await new Promise((done) => setTimeout(done));
  const fourth = ask();
  expect(rounds).toHaveLength(2);
  rounds[1]?.();
  expect(await Promise.all([second, third])).toEqual([1, 1]);
  await new Promise((done) => setTimeout(done));
  expect(rounds).toHaveLength(3);
  rounds[2]?.();
  expect(await fourth).toBe(2);
  const later = ask();
  rounds[3]?.();
  expect(await later).toBe(3);
});
