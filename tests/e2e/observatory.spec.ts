import { adminAccess } from './panel/session.ts';
import { observatoryScore } from './setup/observatory.ts';
import { expect, plainTest as test } from './setup/shop-test.ts';

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Every kind of response, with its expected status. */
const ANSWERS: [path: string, status: number, init?: RequestInit][] = [
  ['/', 200],
  ['/volkswagen/golf', 200],
  ['/proizvod/1', 200],
  ['/kontakt', 200],
  ['/admin', 200],
  ['/sw.js', 200],
  ['/build.json', 200],
  ['/data/pretraga.json', 200],
  ['/search?q=far', 200],
  ['/volkswagen/golf/1970', 404],
  ['/nema-toga', 404],
  ['/api/products?page=1', 200],
  ['/api/products?page=0', 400],
  ['/api/product/424242', 404],
  ['/api/nema', 404],
  ['/api/health', 200],
  ['/api/shop/search?q=far&limit=8', 200],
  ['/api/admin/products', 401],
  ['/api/admin/login', 401, json({ username: 'niko', password: 'nikakva lozinka' })],
  ['/api/contact', 400, json({})],
  [`/slike/${'0'.repeat(32)}/320.webp`, 404],
];

test('every kind of response scores A+ by the Observatory’s rules', async ({ shopUrl }) => {
  const home = await (await fetch(shopUrl)).text();
  const found = [
    /\/slike\/\w+\/320\.avif/,
    /\/_astro\/[\w.-]+\.css/,
    /\/_astro\/[\w.-]+\.js/,
    /\/_astro\/[\w.-]+\.woff2/,
  ].map((pattern): [string, number] => [pattern.exec(home)?.[0] ?? '/nema', 200]);
  for (const [path, status, init] of [...ANSWERS, ...found]) {
    const answer = await fetch(shopUrl + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, status]);
    expect(observatoryScore(answer), path).toBeGreaterThanOrEqual(100);
  }
});

test('the owner’s cookies keep all of these rules', async ({ shopUrl }) => {
  const answer = await fetch(`${shopUrl}/api/admin/login`, json(await adminAccess()));
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Strict/i);
  expect(observatoryScore(answer)).toBeGreaterThanOrEqual(100);
});
