import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BACKGROUND_PATH } from '#src/server/olx/continue-in-background.ts';
import { type AdminShop, openAdminShop } from '../../../tests/setup/admin-shop.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { importBackgroundRoutes } from './import-background-routes.ts';
import type { Routes } from './routes.ts';
import { wantedPartRoutes } from './wanted-part-routes.ts';

let shop: AdminShop;
beforeAll(async () => {
  shop = await openAdminShop();
});
afterAll(() => shop.close());

/** The calls that take a body and need no login. */
const CALLS: [path: string, open: () => Routes][] = [
  ['/api/contact', contactRoutes],
  ['/api/wanted-parts', wantedPartRoutes],
  ['/api/search-products', catalogueRoutes],
  ['/api/admin/login', adminRoutes],
  [BACKGROUND_PATH, importBackgroundRoutes],
];
const ZERO_BYTE = String.fromCharCode(0);
/** Under a name of 32,000 letters, 3,600 texts that no database can store: 63 kB. */
const MANY_FAULTS = JSON.stringify({ ['a'.repeat(32_000)]: Array<string>(3600).fill(ZERO_BYTE) });

async function send(path: string, open: () => Routes, body: string) {
  const headers = { 'content-type': 'application/json' };
  const answer = await open().request(path, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

describe.each(CALLS)('%s', (path, open) => {
  test('refuses thousands of faults under a long name, without listing them', async () => {
    const { status, text } = await send(path, open, MANY_FAULTS);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(1000);
  });

  test('refuses thousands of faults under short names, and lists the first', async () => {
    const fields = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`polje${i}`, ZERO_BYTE]));
    const { status, text } = await send(path, open, JSON.stringify(fields));
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(20_000);
    expect(Object.keys((JSON.parse(text) as { fields: object }).fields).length).toBeGreaterThan(0);
  });

  test('refuses a body of a megabyte before it is read', async () => {
    const { status } = await send(path, open, JSON.stringify({ a: 'x'.repeat(1024 * 1024) }));
    expect(status).toBe(413);
  });
});
