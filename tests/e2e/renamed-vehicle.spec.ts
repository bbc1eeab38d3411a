import { adminApi } from './panel/session.ts';
import { givenVehicle } from './setup/given-vehicle.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ catalogue: 'small' });

test('a saved vehicle and an open list take the new name and address of a manufacturer that is renamed', async ({
  page,
  context,
  shopUrl,
}) => {
  const { call } = await adminApi(shopUrl);
  type Brand = { id: number; name: string; slug: string };
  const { manufacturers } = await call<{ manufacturers: Brand[] }>('GET', 'manufacturers');
  const { id, name, slug } = manufacturers.find((brand) => brand.slug === 'dacia')!;
  const vehicle = { manufacturer: { name, slug }, model: { name: 'Duster', slug: 'duster' }, year: 2012 };
  await givenVehicle(page, vehicle);
  await page.goto('/dacia/duster');
  await expect(page.getByText('Odgovara: Dacia Duster 2012').first()).toBeVisible();
  const list = await context.newPage();
  await list.goto('/svi-proizvodi?marka=dacia');
  const count = list.getByText(/^Prikazano/);
  await expect(count).toContainText('od 14 proizvoda');

  const renamed = { name: 'Renault Dacia', slug: 'renault-dacia' };
  await call('PUT', `manufacturers/${id}`, renamed);
  const offered = async () => (await fetch(`${shopUrl}/data/vozila.json`)).text();
  await expect.poll(offered, { timeout: 30_000 }).toContain(renamed.slug);

  await list.getByLabel(/^Sortiraj/).selectOption('naziv');
  await expect(list).toHaveURL(/marka=renault-dacia/);
  await expect(count).toContainText('od 14 proizvoda');

  await page.goto('/renault-dacia/duster');
  await expect(page.getByRole('banner').getByRole('button', { name: /Moje vozilo/ })).toContainText(
    'Renault Dacia Duster',
  );
  await expect(page.getByText('Odgovara: Renault Dacia Duster 2012').first()).toBeVisible();
  const saved = await page.evaluate(() => localStorage.getItem('premium-parts-vehicles'));
  expect(JSON.parse(saved!)).toEqual({
    vehicles: [{ ...vehicle, manufacturer: renamed }],
    active: 'renault-dacia/duster/2012',
  });
});

test('a saved vehicle takes the new name of a model whose years are not known', async ({ page, shopUrl }) => {
  const { call } = await adminApi(shopUrl);
  const { manufacturers } = await call<{
    manufacturers: { id: number; slug: string }[];
  }>('GET', 'manufacturers');
  const manufacturerId = manufacturers.find(({ slug }) => slug === 'audi')!.id;
  const { model } = await call<{ model: { id: number } }>('POST', 'models', {
    manufacturerId,
    name: 'Cabrio',
  });
  await givenVehicle(page, { model: { name: 'Cabrio', slug: 'cabrio' }, year: 1998 });

  await call('PUT', `models/${model.id}`, { name: 'Kabriolet', slug: 'kabriolet' });
  const status = async () => (await fetch(`${shopUrl}/audi/kabriolet`)).status;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);

  await page.goto('/kontakt');
  const vehicle = page.getByRole('banner').getByRole('button', { name: /Moje vozilo/ });
  await expect(vehicle).toContainText('Audi Kabriolet');
});
