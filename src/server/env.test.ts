import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', 'postgresql://shop@127.0.0.1:1/shop');
});
afterEach(() => vi.unstubAllEnvs());

const read = async () => (await import('./env.ts')).env();

test('spaces and quotes around a value, as they come along when it is pasted, do not belong to it', async () => {
  vi.stubEnv('CONTACT_TO', ' "prodaja@primjer.ba"\n');
  vi.stubEnv('DATABASE_URL', "'postgresql://shop@127.0.0.1:1/shop' ");
  vi.stubEnv('OLX_USERNAME', ' "" ');
  const { CONTACT_TO, DATABASE_URL, OLX_USERNAME } = await read();
  expect([CONTACT_TO, DATABASE_URL]).toEqual(['prodaja@primjer.ba', 'postgresql://shop@127.0.0.1:1/shop']);
  expect(OLX_USERNAME).toBeUndefined();
});

test('each wrong variable is named in a sentence that the log keeps', async () => {
  vi.stubEnv('SMTP_URL', 'mail.primjer.ba');
  vi.stubEnv('BUILD_GAP_SECONDS', 'pet');
  const error: unknown = await read().catch((caught: unknown) => caught);
  const { describeError } = await import('./log.ts');
  const { message } = describeError(error);
  expect(message).toMatch(/^SMTP_URL: .+\nBUILD_GAP_SECONDS: .+$/);
});

test('a database is required', async () => {
  vi.stubEnv('DATABASE_URL', '');
  await expect(read()).rejects.toThrow('DATABASE_URL: is not set');
});
