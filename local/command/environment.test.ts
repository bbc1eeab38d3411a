import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('nothing has to be set', () => {
  expect(readEnvironment({})).toMatchObject({ port: 8888, host: '127.0.0.1', databaseUrl: undefined });
});

test('an empty variable counts as one that is not set', () => {
  expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({
    port: 8888,
    databaseUrl: undefined,
  });
});

test.each([
  [{ DATABASE_URL: 'shop' }, 'DATABASE_URL: is no address of a PostgreSQL database'],
  [
    { NETLIFY_DATABASE_URL: 'https://neon.tech' },
    'NETLIFY_DATABASE_URL: is no address of a PostgreSQL database',
  ],
  [{ ADMIN_PASSWORD: 'kratka' }, 'ADMIN_PASSWORD: needs at least 8 characters'],
  [{ DEPLOY_SITE_ID: 'abc' }, 'DEPLOY_SITE_ID: set it together with DEPLOY_TOKEN, or neither'],
  [{ DEPLOY_SITE_ID: 'abc', DEPLOY_TOKEN: 't' }, "DEPLOY_SITE_ID: needs that site's DATABASE_URL"],
])('a wrong variable is reported in one sentence: %o', (given, sentence) => {
  expect(() => readEnvironment(given)).toThrow(sentence);
});

test.each(['postgres://u:p@db.example/shop', 'postgresql://u:p@127.0.0.1:5432/shop?sslmode=require'])(
  '%s is the address of a database',
  (url) => {
    expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);
