import type { Page } from '@playwright/test';
import { fieldsWith } from '#src/domain/product/product-fields.ts';
import { bulkText } from '#src/strings/admin/products.ts';
import { aSavedProduct, rows, toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, expectTouchable, openAdmin } from './session.ts';
import { insertMessage } from '../setup/shop-database.ts';
import { expect, test } from '../setup/shop-test.ts';

// A manufacturer in use is refused with 409, which the browser itself logs.
test.use({ expected: /status of 409/ });

const ready = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The search for duplicates first reads every picture.
  for (const loading of [
    page.getByRole('status', { name: 'Učitavanje...' }),
    page.getByText('Učitavanje...', { exact: true }),
  ])
    await expect(loading).toHaveCount(0, { timeout: 30_000 });
};

/** Every dialog that one or two presses open; dialogs of failures are in the tests of those failures. */
const DIALOGS: [string, (page: Page, shopUrl: string) => Promise<void>][] = [
  ['#proizvodi/novi', async () => {}],
  ...(['Lista', 'Mreža'] as const).map((view): [string, (page: Page) => Promise<void>] => [
    '#proizvodi',
    async (page) => {
      await page.getByRole('button', { name: view }).click();
      await rows(page)
        .first()
        .getByRole('button', { name: /^Radnje: / })
        .click();
      // It is positioned only after it is rendered.
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
      const menu = await page.getByRole('menu').boundingBox();
      expect(menu!.x).toBeGreaterThanOrEqual(0);
      expect(menu!.x + menu!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    },
  ]),
  ...[
    ...fieldsWith('isInBulk').map((name) => bulkText(name).name),
    'Dostupnost',
    'Godine',
    'Cijena',
    'Obriši',
  ].map((change): [string, (page: Page) => Promise<void>] => [
    '#proizvodi',
    async (page) => {
      await rows(page).first().getByRole('checkbox').check();
      const bar = page.getByRole('region', { name: 'Izmjena označenih proizvoda' });
      await bar.getByRole('button', { name: change, exact: true }).click();
    },
  ]),
  ['#brendovi', (page) => page.getByRole('button', { name: 'Dodaj marku' }).click()],
  [
    '#brendovi',
    async (page) => {
      await page.getByRole('button', { name: 'Radnje: Audi' }).click();
      await page.getByRole('menuitem', { name: 'Obriši' }).click();
      await expect(page.getByRole('link', { name: 'Prikaži proizvode' })).toBeVisible();
    },
  ],
  ...(['Uredi', 'Spoji s drugim modelom', 'Obriši'] as const).map(
    (action): [string, (page: Page) => Promise<void>] => [
      '#brendovi',
      async (page) => {
        await page.getByRole('link', { name: 'Audi', exact: true }).click();
        await page.getByRole('button', { name: 'Radnje: A4', exact: true }).click();
        await page.getByRole('menuitem', { name: action }).click();
      },
    ],
  ),
  ['#kategorije', (page) => page.getByRole('button', { name: 'Dodaj kategoriju' }).click()],
  ['#tuning', (page) => page.getByRole('button', { name: 'Dodaj kategoriju' }).click()],
  [
    '#poruke',
    async (page) => {
      const subject = uniqueName('Upit');
      await insertMessage(subject);
      await page.reload();
      await page.getByRole('link', { name: subject }).click();
    },
  ],
  [
    '#historija',
    async (page, shopUrl) => {
      const { id } = await aSavedProduct(shopUrl, uniqueName('Za historiju'));
      const { call } = await adminApi(shopUrl);
      await call('POST', 'products/bulk', { ids: [id], change: { status: 'archived' } });
      await page.goto(`/admin#historija?proizvod=${id}`);
      // The newest entry; the one in which the copy got its name can be undone too.
      await page
        .getByRole('button', { name: /^Poništi ovu izmjenu/ })
        .first()
        .click();
    },
  ],
];

for (const [device, size] of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport: size });

    test('every section is accessible, fits the screen and has large enough touch targets', async ({
      page,
      shopUrl,
    }) => {
      test.slow();
      await openAdmin(page, shopUrl);
      if (device === 'phone') await page.getByRole('button', { name: 'Meni' }).click();
      await expectAccessible(page);
      const menu = page.getByRole('navigation', { name: 'Odjeljci administracije' }).getByRole('link');
      const addresses = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(addresses.length).toBeGreaterThanOrEqual(10);
      for (const address of addresses) {
        await page.goto(`/admin${address}`);
        // The heading of the section before stays until the next one is there.
        await expect(page.locator(`header [href="${address}"]`)).toHaveAttribute('aria-current', 'page');
        await ready(page);
        await test.step(address, async () => {
          await expectAccessible(page);
          if (device === 'phone') await expectTouchable(page);
        });
      }
    });

    test('every dialog is accessible, fits the screen and has large enough touch targets', async ({
      page,
      shopUrl,
    }) => {
      test.setTimeout(240_000);
      for (const [address, open] of DIALOGS) {
        await openAdmin(page, shopUrl, address);
        await page.reload();
        await ready(page);
        await open(page, shopUrl);
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
        await expect(dialog.last()).toBeVisible();
        await test.step(`${address}: ${await dialog.last().innerText()}`.slice(0, 60), async () => {
          await expectAccessible(page);
          if (device === 'phone') await expectTouchable(page);
        });
      }
    });
  });
}

test('the panel’s layout holds with a product of the longest allowed texts', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  const name = `${uniqueName('Najduži')} ${'dvokomponentnoprednjesvjetlo'.repeat(5)}`;
  const { id } = await aSavedProduct(shopUrl, name);
  await page.setViewportSize({ width: 320, height: 640 });
  await openAdmin(page, shopUrl, `#proizvodi?q=${encodeURIComponent(name.slice(0, 14))}`);
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page);
  await rows(page)
    .getByRole('button', { name: /^Radnje: / })
    .click();
  await page.getByRole('menuitem', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(toast(page)).toContainText('Vrati');
  await expectAccessible(page);
  await call('DELETE', `products/${id}`);
});
