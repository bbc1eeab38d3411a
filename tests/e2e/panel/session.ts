import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axe } from '../setup/accessibility.ts';
import { expect } from '../setup/shop-test.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
/** The tests of the owner's tasks run on both. */
export const DEVICES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;
export const TOKEN_KEY = 'adminToken';

/** Username and password of the shop under test, as created by `npm start`. */
export async function adminAccess(): Promise<{ username: string; password: string }> {
  const folder = process.env['SHOP_DATA'];
  if (!folder) throw new Error('SHOP_DATA says where the data of the shop under SHOP_URL lie.');
  return JSON.parse(await readFile(join(folder, 'admin.json'), 'utf8')) as {
    username: string;
    password: string;
  };
}

export async function fillLogin(page: Page, wrong = false): Promise<void> {
  const { username, password } = await adminAccess();
  await page.getByLabel('Korisničko ime').fill(username);
  await page.getByLabel('Lozinka *').fill(wrong ? 'pogresna-lozinka' : password);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
}

let kept = { shopUrl: '', token: '' };

/** One login for all tests of a worker: checking a password takes a third of a second of CPU time, on purpose. */
async function tokenFor(shopUrl: string): Promise<string> {
  const isGood = async () =>
    (await fetch(`${shopUrl}/api/admin/session`, { headers: { authorization: `Bearer ${kept.token}` } })).ok;
  if (kept.shopUrl === shopUrl && (await isGood())) return kept.token;
  const login = await fetch(`${shopUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await adminAccess()),
  });
  const { token } = (await login.json()) as { token: string };
  kept = { shopUrl, token };
  return token;
}

/** Calls the server directly, for what a test needs besides the screen. */
export async function adminApi(shopUrl: string) {
  const token = await tokenFor(shopUrl);
  const call = async <Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${shopUrl}/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  };
  return { token, call };
}

/** Opens the panel with a token, as after a login on this device. */
export async function openAdmin(page: Page, shopUrl: string, hash = ''): Promise<void> {
  const token = await tokenFor(shopUrl);
  await page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('given')) localStorage.setItem(key!, value!);
      sessionStorage.setItem('given', '1');
    },
    [TOKEN_KEY, token],
  );
  await page.goto(`/admin${hash}`);
  // While the token is checked another screen with its own heading is shown.
  await expect(page.locator('nav').filter({ has: page.locator('a[href="#historija"]') })).toBeAttached();
  // So is one while the screen's own script is on its way; its heading is for screen readers only.
  await expect(page.locator('h1:not(.sr-only)')).toBeVisible();
}

/** @param ignored rules that cannot be checked in the tested state */
export async function expectAccessible(page: Page, ignored: string[] = []): Promise<void> {
  const { violations } = await axe(page).disableRules(ignored).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`)).toEqual([]);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways).toBeLessThanOrEqual(0);
}

/** Minimum size of a touch target: 44 px, or a link within a sentence (WCAG 2.2, 2.5.8). */
const TOUCH_PX = 44;

/** Every control on the screen is large enough, itself or by its label. */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const within = dialogs.at(-1) ?? document;
    const controls = within.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const boxes = [control, control.closest('label'), ...((control as HTMLInputElement).labels ?? [])];
      // A link that is stretched over its row.
      const isStretched = getComputedStyle(control, '::after').position === 'absolute';
      if (isStretched && getComputedStyle(control).position === 'static')
        boxes.push(control.offsetParent as HTMLElement | null);
      const sizes = boxes.flatMap((box) => (box ? [box.getBoundingClientRect()] : []));
      const isLarge = sizes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5);
      const isInText = control.matches('p a, p button, dd a, li p a');
      const { width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? (control.textContent.trim() || control.id);
      return isLarge || isInText || width === 0 ? [] : [`${name.slice(0, 40)}: ${width} × ${height}`];
    });
  }, TOUCH_PX);
  expect(small).toEqual([]);
}
