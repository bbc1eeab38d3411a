import type { Page } from '@playwright/test';
import { holdBack } from './setup/hold-back.ts';
import { field, plainField } from './setup/search-box.ts';
import { expect, test } from './setup/shop-test.ts';

const options = (page: Page) => page.getByRole('option');

test('nothing is suggested below two letters, and the request is sent only when typing pauses', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shop/search')) calls.push(new URL(request.url()).search);
  });
  await page.goto('/o-nama');
  await plainField(page).click();
  await expect(field(page)).toBeVisible();
  await page.keyboard.type('g');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  const answer = page.waitForResponse(/\/api\/shop\/search\?/);
  await page.keyboard.insertText('olf');
  await answer;
  expect(calls).toEqual(['?q=golf&limit=8']);
});

test('a row says that the search is running, and the response to an older text is dropped', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/shop/search?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(text);
    // Calls for shorter texts get no response; the page aborts them.
    if (text.length > 'golf'.length) await route.continue();
  });
  await page.goto('/o-nama');
  await plainField(page).click();
  await page.keyboard.type('golf');
  await expect(page.getByText('Pretraživanje...')).toBeVisible();
  await expect(options(page).first()).toContainText('Volkswagen Golf');
  await expect.poll(() => asked.at(-1)).toBe('golf');
  const gone = page.waitForEvent('requestfailed');
  await page.keyboard.insertText(' 4');
  await gone;
  await expect(page.getByText('Prepoznato vozilo: Volkswagen Golf IV')).toBeVisible();
});

test('what the shop answers moves no name that the box has suggested already', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const answer = await holdBack(page, '**/api/shop/search?*', 'GET');
  await page.goto('/o-nama');
  await plainField(page).click();
  await page.keyboard.type('golf');
  const golf = options(page)
    .filter({ hasText: /^Volkswagen Golf/ })
    .first();
  await expect.poll(answer.asked).toBe(1);
  const before = await golf.boundingBox();
  expect(before).not.toBeNull();
  answer.release();
  await expect(page.getByText('Prepoznato vozilo: Volkswagen Golf')).toBeVisible();
  expect(await golf.boundingBox()).toEqual(before);
});
