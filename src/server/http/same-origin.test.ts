import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Routes } from './routes.ts';
import { refuseForeignWrites } from './same-origin.ts';

const SITE = 'https://dijelovi.example';
const ASKED = 'http://localhost:8888';

async function isAnswered(method: string, headers: Record<string, string>, byCookie: boolean) {
  const app: Routes = new Hono();
  app.all('/', (c) => {
    refuseForeignWrites(c, { byCookie });
    return c.body(null, 204);
  });
  app.onError((error, c) => c.body(error.message, 403));
  return (await app.request(ASKED, { method, headers }, { siteUrl: SITE })).status === 204;
}

test.each([
  ['a page of the shop', 'POST', { 'sec-fetch-site': 'same-origin' }, true],
  ['the owner, without a page', 'POST', { 'sec-fetch-site': 'none' }, true],
  ['a neighbouring subdomain', 'POST', { 'sec-fetch-site': 'same-site', origin: SITE }, false],
  ['another site', 'DELETE', { 'sec-fetch-site': 'cross-site' }, false],
  ['another site, which only reads', 'GET', { 'sec-fetch-site': 'cross-site' }, true],
  ['an old browser on the shop', 'POST', { origin: ASKED }, true],
  ['an old browser on the shop behind a proxy', 'POST', { origin: SITE }, true],
  ['an old browser on another site', 'POST', { origin: 'https://evil.example' }, false],
  ['an old browser on another port', 'POST', { origin: 'http://localhost:81' }, false],
] as const)('a call of %s, a %s with %o, is answered: %s', async (_, method, headers, answered) => {
  expect(await isAnswered(method, headers, true)).toBe(answered);
});

test('a program, which is on no page, needs a token of its own', async () => {
  expect(await isAnswered('POST', {}, true)).toBe(false);
  expect(await isAnswered('POST', {}, false)).toBe(true);
});
