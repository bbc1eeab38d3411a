import type { DuplicatesAnswer } from '#src/domain/admin/duplicates.ts';
import type { UnfinishedImportAnswer } from '#src/domain/admin/olx-import.ts';
import type { WantedPart } from '#src/domain/admin/wanted-part.ts';
import { uniqueName } from './product-form.ts';
import { adminApi, openAdmin } from './session.ts';
import { insertMessage } from '../setup/shop-database.ts';
import { expect, test } from '../setup/shop-test.ts';

// As high as the longest screen, because the browser reports only what it shows.
test.use({ viewport: { width: 360, height: 3000 } });

const LONGEST_MS = 1200;
const STEP_MS = 150;

declare global {
  /** What has moved up or down on the page since it was opened, with the distance in pixels. */
  var moved: string[];
}

const wanted: WantedPart = {
  id: 1,
  part: 'far',
  vehicle: 'Audi A4',
  name: 'Amra',
  phone: '061123456',
  email: null,
  createdAt: '2026-01-01T08:00:00Z',
  keptUntil: '2026-07-01',
  answeredAt: null,
  isVehicleKnown: true,
  offers: [{ id: 1, name: 'Far' }],
};

/** Answers that bring a line of their own: an import that still runs, and a part that the shop has again. */
const SELDOM = [
  ['**/api/admin/olx/jobs', { success: true, jobId: 1, isStuck: false } satisfies UnfinishedImportAnswer],
  ['**/api/admin/wanted-parts', [wanted]],
] as const;

const recordMoves = () => {
  globalThis.moved = [];
  type Shift = { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as unknown as Shift[])
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const distance = Math.round(currentRect.y - previousRect.y);
        // The row of toasts lies above the page and is empty.
        if (!element || distance === 0 || element.matches('.toasts')) continue;
        globalThis.moved.push(`${element.textContent.slice(0, 40)}: ${distance}`);
      }
  }).observe({ type: 'layout-shift', buffered: true });
};

test.beforeAll(async ({ shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  await insertMessage(uniqueName('Poruka'));
  const { products } = await call<{ products: { id: number }[] }>('GET', 'products?limit=2');
  await call('POST', 'duplicates/distinct', { ids: products.map(({ id }) => id) });
  const rows = [{ line: 2, version: null, cells: { name: uniqueName('Uvezen') } }];
  await call('POST', 'csv/apply', { run: crypto.randomUUID(), rows });
  // A comparison of pictures that still runs may join two groups.
  const compare = () => call<DuplicatesAnswer>('POST', 'duplicates/find');
  await expect.poll(async () => (await compare()).isComplete, { timeout: 30_000 }).toBe(true);
});

for (const [section, name] of [
  ['pocetna', 'the start screen'],
  ['poruke', 'the inbox'],
  ['olx', 'the import from OLX'],
  ['duplikati', 'the review of duplicates'],
  ['csv', 'the screen of files'],
  ['postavke', 'the settings'],
] as const)
  for (const [order, delayMs] of [
    ['first', (sent: number) => Math.max(0, LONGEST_MS - STEP_MS * sent)],
    ['last', (sent: number) => Math.min(LONGEST_MS, STEP_MS * sent)],
  ] as const)
    test(`nothing on ${name} moves up or down when the call that is sent ${order} is answered last`, async ({
      page,
      shopUrl,
    }) => {
      await page.addInitScript(recordMoves);
      for (const [call, answer] of SELDOM) await page.route(call, (route) => route.fulfill({ json: answer }));
      let sent = 0;
      await page.route('**/api/**', async (route) => {
        await page.waitForTimeout(delayMs(sent++));
        await route.fallback();
      });
      await openAdmin(page, shopUrl, `#${section}`);
      await page.waitForLoadState('networkidle');
      expect(sent).toBeGreaterThan(4);
      expect(await page.evaluate(() => globalThis.moved)).toEqual([]);
    });
