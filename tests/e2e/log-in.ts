import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

type Access = { username: string; password: string };

/** Who may log in to the shop under test: `ADMIN_PASSWORD`, else what the shop has kept in its data folder. */
export async function ownerAccess(): Promise<Access> {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password, DATA_DIR, SHOP_STARTS } = process.env;
  if (password) return { username, password };
  const folder =
    DATA_DIR ??
    (SHOP_STARTS && (JSON.parse(await readFile(SHOP_STARTS, 'utf8')) as { dataFolder: string }).dataFolder);
  if (!folder) throw new Error('Set ADMIN_PASSWORD or DATA_DIR of the shop under test.');
  return JSON.parse(await readFile(join(folder, 'admin.json'), 'utf8')) as Access;
}

/** Logged in as after the login form: the cookie in the browser, the token where the panel keeps it. Returns the token. */
export async function logIn(page: Page): Promise<string> {
  const { origin } = new URL(process.env['SHOP_URL'] ?? page.url());
  const answer = await page.request.post(`${origin}/api/admin/login`, {
    data: await ownerAccess(),
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`the login was refused: ${answer.status()} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => {
    // Only once: a panel that logs out must find itself logged out.
    if (sessionStorage.getItem('test-logged-in')) return;
    sessionStorage.setItem('test-logged-in', '1');
    localStorage.setItem('adminToken', value);
  }, token);
  return token;
}
