import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { findingsOfEnvironment } from './findings-of-environment.ts';
import { findingsOfSite } from './findings-of-site.ts';

/** Answers of the tested site by path; everything else is 404. */
const answers = new Map<string, { status?: number; headers?: Record<string, string>; body: string }>();
const server = createServer((request, response) => {
  const { status = 200, headers = {}, body } = answers.get(request.url ?? '') ?? { status: 404, body: '' };
  response.writeHead(status, headers).end(body);
});
let site: string;
let database: TestDatabase;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  database = await openTestDatabase();
});
afterAll(async () => {
  server.close();
  await database.close();
});

const health = {
  ok: true,
  database: 'neon',
  databaseMs: 4,
  catalogueVersion: 7,
  publishedVersion: 7,
  publish: 'live',
};
const home = () => `<link rel="canonical" href="${site}/"><img src="/slike/ab/320.avif">`;

function serve(over: Partial<typeof health> = {}): void {
  answers.clear();
  answers.set('/', { body: home() });
  answers.set('/slike/ab/320.avif', { body: 'x' });
  answers.set('/api/health', { body: JSON.stringify({ ...health, ...over }) });
}

/** Without the finding about https, which every loopback server has. */
const missing = async () =>
  (await findingsOfSite(site)).flatMap((found) =>
    found.missing && found.about !== 'address' ? [found.missing] : [],
  );

test('a complete site has no findings', async () => {
  serve();
  expect(await missing()).toEqual([]);
});

test.each([
  [{ databaseMs: 240 }, /different regions/],
  [{ database: 'embedded' }, /DATABASE_URL is not set/],
  [{ publish: 'failed' }, /last publish failed/],
  [{ publish: 'requested', catalogueVersion: 9 }, /BUILD_HOOK_URL/],
])('a shop whose health says %j', async (over, says) => {
  serve(over);
  expect(await missing()).toEqual([expect.stringMatching(says)]);
});

test('missing functions, pictures, address or permission to be indexed are reported', async () => {
  serve();
  answers.delete('/api/health');
  answers.delete('/slike/ab/320.avif');
  answers.set('/', { body: home().replace(site, 'http://localhost:8888') });
  expect(await missing()).toEqual([
    expect.stringMatching(/set SITE_URL to http/),
    expect.stringMatching(/neither the store of pictures/),
    expect.stringMatching(/functions are not deployed/),
  ]);
  answers.set('/', { headers: { 'x-robots-tag': 'noindex' }, body: home() });
  expect((await missing())[0]).toMatch(/preview/);
});

test('a site that does not answer is reported in one sentence', async () => {
  expect((await findingsOfSite('http://127.0.0.1:9')).at(-1)?.missing).toMatch(/does not answer/);
});

test('the environment: what is missing, wrong or elsewhere', async () => {
  const of = async (given: Parameters<typeof findingsOfEnvironment>[0]) =>
    Object.fromEntries((await findingsOfEnvironment(given)).map(({ about, missing: what }) => [about, what]));
  expect(await of({})).toMatchObject({
    database: expect.stringContaining('not checked') as string,
    hook: expect.stringContaining('not set') as string,
    mail: expect.stringContaining('SMTP_URL is not set') as string,
    OLX: expect.stringContaining('import is off') as string,
  });
  expect(
    await of({
      DATABASE_URL: 'postgresql://u:p@ep-x.us-east-2.aws.neon.tech/neondb',
      BUILD_HOOK_URL: 'http://api.netlify.com/build_hooks/1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      OLX_USERNAME: 'radnja',
    }),
  ).toMatchObject({
    database: expect.stringContaining('not in eu-central-1') as string,
    hook: expect.stringContaining('not an https') as string,
    mail: expect.stringContaining('refuses') as string,
    OLX: undefined,
  });
});
