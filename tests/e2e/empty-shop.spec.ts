import { adminApi } from './panel/session.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ catalogue: 'empty' });

test('a shop that has nothing yet shows no heading above nothing', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  for (const path of ['manufacturers', 'categories', 'tuning-categories']) {
    const rows = Object.values(await call<Record<string, { id: number }[]>>('GET', path))[0]!;
    for (const { id } of rows) await call('DELETE', `${path}/${id}`);
  }
  const bands = page.getByRole('heading', {
    name: /^(Tuning oprema|Izdvojene marke|Dijelovi po|Kategorije)/,
    level: 2,
  });
  for (const path of ['/', '/katalog'])
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(bands).toHaveCount(0);
    }).toPass();
  await page.goto('/');
  const manufacturer = page.getByRole('combobox', { name: 'Marka' });
  await expect(manufacturer).toHaveText('Još nema vozila');
  await manufacturer.focus();
  await expect(page.locator('[data-touched]')).toBeAttached();
  await expect(manufacturer).toHaveText('Još nema vozila');
  for (const path of ['/svi-proizvodi', '/tuning']) {
    await page.goto(path);
    await expect(page.getByText('Nema dostupnih proizvoda.', { exact: true })).toBeVisible();
  }
});
