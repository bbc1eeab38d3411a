import { describe, expect, test } from 'vitest';
import { openImportShop } from '../../../tests/setup/import-shop.ts';
import { importJobs, productImages, products } from '#db/schema/index.ts';
import { previewAds } from './preview-ads.ts';

const shop = openImportShop();

/** Requests to a slow site end with a timeout, which is shorter in tests. */
const shortenTimeout = (kind: string) => {
  if (kind === 'slow') shop.access = { ...shop.access, timeoutMs: 500 };
};

describe.each([
  ['refuses the token', '401', /odbio pristup/],
  ['answers 429', '429', /ograničava/],
  ['answers 500', '500', /ne javlja/],
  ['cuts the connection', 'cut', /ne javlja/],
  ['is too slow', 'slow', /ne javlja/],
  ['sends broken JSON', 'broken-json', /ne može pročitati/],
  ['sends a page instead of an answer', 'html', /ne može pročitati/],
] as const)('a site that %s when it is asked for the ads', (_, kind, message) => {
  test('ends the import before it begins, and says so', async () => {
    shortenTimeout(kind);
    shop.olx.fail({ on: 'list', kind });
    expect(await shop.fifty()).toMatchObject({
      success: false,
      new_products_added: 0,
      total_found: 0,
      job_id: null,
      error: expect.stringMatching(message) as string,
    });
    expect(await shop.count(products)).toBe(0);
    expect(await shop.count(importJobs)).toBe(0);
  }, 30_000);
});

test('the import after a failure imports everything', async () => {
  shop.olx.fail({ on: 'list', kind: '500' });
  expect((await shop.fifty()).success).toBe(false);
  shop.olx.fail();
  const answer = await shop.fifty();
  expect(answer).toMatchObject({ success: true, error: null });
  expect(await shop.count(products)).toBe(answer.new_products_added);
}, 120_000);

test('an ad that the site lists twice is imported once', async () => {
  shop.olx.reorder((a, b) => b.bumpedAt - a.bumpedAt);
  const [last, twin] = shop.olx.ads.toSorted((a, b) => b.bumpedAt - a.bumpedAt);
  (twin as { id: number }).id = last!.id;
  const answer = await shop.fifty();
  expect(answer).toMatchObject({ success: true, total_found: answer.new_products_added });
  expect(answer.new_products_added).toBeGreaterThan(0);
  const { ads } = await previewAds(shop.db, 1, shop.access);
  expect(new Set(ads.map(({ id }) => id)).size).toBe(ads.length);
}, 120_000);

describe.each([
  ['an ad that answers 429', { on: 'ad', kind: '429' }, /ograničava/],
  ['an ad that answers 500', { on: 'ad', kind: '500' }, /ne javlja/],
  ['a connection that is cut', { on: 'ad', kind: 'cut' }, /ne javlja/],
  ['an ad that is too slow', { on: 'ad', kind: 'slow' }, /ne javlja/],
  ['broken JSON', { on: 'ad', kind: 'broken-json' }, /ne može pročitati/],
  ['a page instead of an ad', { on: 'ad', kind: 'html' }, /ne može pročitati/],
  ['pictures that answer 429', { on: 'picture', kind: '429' }, /Slike se trenutno/],
  ['pictures that answer 500', { on: 'picture', kind: '500' }, /Slike se trenutno/],
  ['pictures that are cut off', { on: 'picture', kind: 'cut' }, /Slike se trenutno/],
  ['pictures that are too slow', { on: 'picture', kind: 'slow' }, /Slike se trenutno/],
] as const)('%s', (_, fault, message) => {
  test('is counted, leaves no half product, and is repaired by a retry', async () => {
    const chosen = shop.olx.ads.filter(({ files, isVisible }) => files.length > 0 && isVisible).slice(0, 6);
    const [bad] = chosen;
    shortenTimeout(fault.kind);
    shop.olx.fail({ ...fault, ids: [bad!.id] });
    const jobId = await shop.importIds(chosen.map(({ id }) => String(id)));
    const view = await shop.viewOf(jobId);
    expect(view).toMatchObject({ total: 6, isFinished: true, counts: { added: 5, failed: 1, waiting: 0 } });
    expect(view.problems).toMatchObject([{ id: String(bad!.id), canRetry: true }]);
    expect(view.problems[0]!.problem).toMatch(message);
    if (fault.on === 'picture') expect(view.problems[0]!.title).toBe(bad!.title);
    expect(view.message).toBe('Dodano je 5 novih proizvoda, 1 oglas nije uvezen.');
    expect(await shop.count(products)).toBe(5);
    shop.olx.fail();
    await shop.retry(jobId);
    expect((await shop.viewOf(jobId)).counts).toMatchObject({ added: 6, failed: 0 });
    expect(await shop.productOf(String(bad!.id))).toBeDefined();
  }, 60_000);
});

describe.each([
  ['a huge picture', 'huge'],
  ['HTML instead of a picture', 'html'],
  ['a picture that leads to a private address', 'private'],
  ['a picture that is gone', '404'],
] as const)('%s', (_, kind) => {
  test('leaves the product without this picture, and says so; a later renewal adds it', async () => {
    const ad = shop.olx.ads.find(({ files, isVisible }) => files.length >= 2 && isVisible)!;
    const all = new Set(ad.files).size;
    shop.olx.fail({ on: 'picture', kind, ids: [ad.id], times: 1 });
    const view = await shop.viewOf(await shop.importIds([String(ad.id)]));
    expect(view.counts).toMatchObject({ added: 1, failed: 0 });
    expect(view.problems[0]!.problem).toMatch(/^1 slika nije preuzeta/);
    expect(view.pictures).toBe(all - 1);
    shop.olx.fail();
    const renewed = await shop.viewOf(await shop.importIds([String(ad.id)], { renew: true }));
    expect(renewed.counts).toMatchObject({ renewed: 1 });
    expect(await shop.count(productImages)).toBe(all);
  }, 30_000);
});

test('a refused token in the middle ends the import, asks for nothing more and loses nothing', async () => {
  shop.olx.fail({ on: 'ad', kind: '401', ids: [shop.olx.ads[5]!.id] });
  const jobId = await shop.importIds(shop.ids(0, 12));
  const view = await shop.viewOf(jobId);
  expect(view).toMatchObject({ isFinished: true, counts: { waiting: 0 } });
  expect(view.counts.added + view.counts.failed).toBe(12);
  expect(shop.olx.calls.ad).toBeLessThan(12);
  expect(view.problems[0]!.problem).toMatch(/odbio pristup/);
  shop.olx.fail();
  await shop.retry(jobId);
  expect((await shop.viewOf(jobId)).counts).toMatchObject({ added: 12, failed: 0 });
});
