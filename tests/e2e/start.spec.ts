import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRefused } from './setup/running-shop.ts';
import type { FirstStart } from './setup/shop-template.ts';
import { expect, plainTest as test } from './setup/shop-test.ts';

// The worker's shop is a copy of the template, so its start is the second one on the same data.
const firstStart = () => JSON.parse(process.env['SHOP_FIRST_START'] ?? '') as FirstStart;

test('the first start prints the addresses of shop and admin, the login, and how long it took', () => {
  const { output: first, exitCode } = firstStart();
  expect(first).toMatch(/Shop {3}http:\/\/127\.0\.0\.1:\d+\n/);
  expect(first).toMatch(/Admin {2}http:\S+\/admin\n\s+user admin, password \S{12,}/);
  expect(first).toMatch(/\d+ pages, ready in \d+\.\d s/);
  expect(first).toMatch(/pages {2,}\d+\.\d s/);
  expect(exitCode).toBe(0);
});

test('the second start reuses database, password and pages', ({ shop }) => {
  const second = shop.output();
  const password = /password (\S+)/.exec(firstStart().output)?.[1];
  expect(password).toBeTruthy();
  expect(second).toContain(`password ${password}`);
  expect(second).not.toMatch(/^ {2}pages {2,}/m);
});

test('the generated password and everything beside it are readable by their owner only', async ({ shop }) => {
  const { mode } = await stat(join(shop.dataFolder!, 'admin.json'));
  expect(mode & 0o777).toBe(0o600);
  expect((await stat(shop.dataFolder!)).mode & 0o777).toBe(0o700);
});

test('a second process on the same data folder prints one clear sentence and ends with exit code 1', async ({
  shop,
}) => {
  const { code, output } = await startRefused({ DATA_DIR: shop.dataFolder!, PORT: '0' });
  expect(code).toBe(1);
  expect(output).toMatch(/in use by process \d+\. Stop it first, or set another DATA_DIR\.\n$/);
  expect(output).not.toContain(' at ');
});

test('on a busy port the start prints one clear sentence and ends with exit code 1, before any work is done', async ({
  shopUrl,
}) => {
  const { port } = new URL(shopUrl);
  const { code, output } = await startRefused({
    DATA_DIR: join(tmpdir(), 'shop-never-made'),
    PORT: port,
  });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use.`);
  expect(output).not.toContain('database');
});

test('a wrong setting is named', async () => {
  const { code, output } = await startRefused({ DATA_DIR: join(tmpdir(), 'shop-never-made'), PORT: 'osam' });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).not.toContain(' at ');
});
