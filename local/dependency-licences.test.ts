import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLicences } from './dependency-licences.ts';

test('every dependency has a licence that the shop may use', async () => {
  const { byLicence, refused } = await readLicences();
  expect(refused).toEqual([]);
  expect(byLicence.get('MIT')?.length).toBeGreaterThan(100);
});

test('an unknown licence is refused; of alternatives one must be allowed, of combined licences all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-licences-'));
  const file = join(folder, 'lock.json');
  const entry = (license?: string) => ({ version: '1.0.0', ...(license && { license }) });
  const packages = {
    '': entry('X'),
    'node_modules/a': entry('(MIT OR GPL-3.0-only)'),
    'node_modules/a/node_modules/@s/b': entry('MIT AND GPL-3.0-only'),
    'node_modules/c': entry(),
    'node_modules/d': entry('(MIT OR ISC) AND GPL-3.0-only'),
  };
  await writeFile(file, JSON.stringify({ packages }));
  const { refused } = await readLicences(file);
  await rm(folder, { recursive: true });
  expect(refused).toEqual([
    '@s/b 1.0.0: MIT AND GPL-3.0-only',
    'c 1.0.0: unknown',
    'd 1.0.0: (MIT OR ISC) AND GPL-3.0-only',
  ]);
});
