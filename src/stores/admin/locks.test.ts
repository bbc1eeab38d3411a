import { expect, test } from 'vitest';
import { pageLocks } from './locks.ts';

/** A lock that stays held until `release` is called. */
function holding(locks: ReturnType<typeof pageLocks>, name: string, options = {}) {
  let release = (): void => undefined;
  const ended = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  const done = locks.request(name, options, () => ended);
  return { release, done };
}

const namesOf = async (locks: ReturnType<typeof pageLocks>) => {
  const { held, pending } = await locks.query();
  return { held: held.map(({ name }) => name), pending: pending.map(({ name }) => name) };
};

test('a form that is open is locked, and others are not', async () => {
  const locks = pageLocks();
  const { release, done } = holding(locks, 'far');
  expect(await locks.request('far', { ifAvailable: true }, (lock) => lock)).toBeNull();
  expect(await locks.request('branik', { ifAvailable: true }, (lock) => lock)).toEqual({ name: 'branik' });
  release();
  await done;
  expect(await locks.request('far', { ifAvailable: true }, (lock) => lock)).toEqual({ name: 'far' });
});

test('who waits for a lock is seen, gets it next, and nobody in between', async () => {
  const locks = pageLocks();
  const first = holding(locks, 'far');
  const second = holding(locks, 'far');
  expect(await namesOf(locks)).toEqual({ held: ['far'], pending: ['far'] });
  first.release();
  await first.done;
  expect(await locks.request('far', { ifAvailable: true }, (lock) => lock)).toBeNull();
  expect(await namesOf(locks)).toEqual({ held: ['far'], pending: [] });
  second.release();
  await second.done;
  expect(await namesOf(locks)).toEqual({ held: [], pending: [] });
});

test('a shared lock waits for nobody', async () => {
  const locks = pageLocks();
  const open = [holding(locks, 'far', { mode: 'shared' }), holding(locks, 'far', { mode: 'shared' })];
  expect(await namesOf(locks)).toEqual({ held: ['far', 'far'], pending: [] });
  for (const { release, done } of open) {
    release();
    await done;
  }
  expect(await namesOf(locks)).toEqual({ held: [], pending: [] });
});

test('a lock is released when its work fails', async () => {
  const locks = pageLocks();
  const failing = locks.request('far', {}, () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(await namesOf(locks)).toEqual({ held: [], pending: [] });
});
