import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is right whether its letters come whole or in parts, as keyboards send them', async () => {
  const whole = 'čekić i šarafciger';
  const inParts = whole.normalize('NFD');
  expect(inParts).not.toBe(whole);
  for (const [set, typed] of [
    [whole, inParts],
    [inParts, whole],
  ] as const)
    expect(await verifyPassword(typed, await hashPassword(set))).toBe(true);
  expect(await verifyPassword('cekic i sarafciger', await hashPassword(whole))).toBe(false);
});

test('no password is right for a hash of another scheme, or an incomplete one', async () => {
  for (const hash of ['hash', 'bcrypt$2$1$1$c2FsdA$a2V5', 'scrypt$2$1$1$c2FsdA$', 'scrypt$2$1$1$$a2V5', ''])
    expect(await verifyPassword('', hash)).toBe(false);
});
