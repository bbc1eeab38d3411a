import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callerSecret } from './caller-secret.ts';

test('the secret of a folder stays the same, until half of it is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-secret-'));
  const secret = await callerSecret(folder);
  expect(await callerSecret(folder)).toBe(secret);
  await truncate(join(folder, 'caller-secret'), 5);
  const next = await callerSecret(folder);
  expect(next).toHaveLength(secret.length);
  expect(await callerSecret(folder)).toBe(next);
  await rm(folder, { recursive: true });
});
