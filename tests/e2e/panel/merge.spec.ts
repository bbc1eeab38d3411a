import { aSavedProduct, requestOf, toast, uniqueName } from './product-form.ts';
import { adminApi, DEVICES, expectAccessible, expectTouchable, openAdmin } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

type Row = { id: number; name: string; products: number };

/** Two brands that are one, each with a model of the same name; the first has a second model and a product. */
async function twoBrands(shopUrl: string) {
  const { call } = await adminApi(shopUrl);
  const [name, other] = [uniqueName('Zastava'), uniqueName('Zastava')];
  const made = async (brand: string) =>
    (await call<{ manufacturer: Row }>('POST', 'manufacturers', { name: brand })).manufacturer;
  const [from, into] = [await made(name), await made(other)];
  const model = async (manufacturerId: number, called: string) =>
    (
      await call<{ model: Row }>('POST', 'models', {
        manufacturerId,
        name: called,
        generations: [{ yearFrom: 1985, yearTo: 1999 }],
      })
    ).model;
  await model(into.id, 'Koral');
  const koral = await model(from.id, 'Koral');
  await model(from.id, 'Skala');
  const product = await aSavedProduct(shopUrl, uniqueName('Far'));
  await call('PUT', `products/${product.id}`, {
    ...requestOf(product),
    fitments: [{ manufacturerId: from.id, modelId: koral.id, yearFrom: 1995, yearTo: 1996 }],
  });
  const remove = async () => {
    await call('DELETE', `products/${product.id}`);
  };
  return { call, from, into, koral, product, remove };
}

for (const [device, size] of DEVICES) {
  test(`on a ${device} two brands are merged after the panel says what moves, and the toast undoes it`, async ({
    page,
    shopUrl,
  }, info) => {
    test.slow();
    const { call, from, into, remove } = await twoBrands(shopUrl);
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, '#brendovi');
    await page.getByLabel('Traži marku ili model').fill(from.name);
    // A row that moves during a click is missed.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marke i modeli 1');
    await page.getByRole('button', { name: `Radnje: ${from.name}` }).click();
    await page.getByRole('menuitem', { name: 'Spoji s drugom markom' }).click();
    const dialog = page.getByRole('dialog', { name: 'Spajanje marki' });
    await expect(dialog).toContainText('Prelazi: 1 proizvod, 2 modela, 20 godina i 23 adrese.');
    await dialog.getByRole('button', { name: 'Spoji' }).click();
    await expect(dialog.getByText('Odaberite marku.')).toBeVisible();
    await expect(dialog.getByLabel('Spoji u')).toBeFocused();
    await dialog.getByLabel('Spoji u').selectOption(into.name);
    await expect(dialog).toContainText('Imaju ga obje marke, pa se spaja: Koral.');
    await expectAccessible(page);
    await expectTouchable(page);
    await page.screenshot({ path: info.outputPath('merge.png') });
    await dialog.getByRole('button', { name: 'Spoji' }).click();
    await expect(toast(page)).toContainText(`${from.name} je sada ${into.name}.`);
    // The row that the dialog was opened from is gone.
    await expect(page.locator(':focus')).toBeVisible();
    const brands = async () => (await call<{ manufacturers: Row[] }>('GET', 'manufacturers')).manufacturers;
    expect((await brands()).filter(({ id }) => [from.id, into.id].includes(id))).toMatchObject([
      { id: into.id, products: 1 },
    ]);
    await toast(page).getByRole('button', { name: 'Vrati', exact: true }).click();
    await expect(toast(page)).toContainText(`${from.name} je opet posebna marka.`);
    expect((await brands()).find(({ id }) => id === from.id)).toMatchObject({ products: 1 });
    await remove();
  });

  test(`on a ${device} a merge of models is undone from the history of a product that it moved`, async ({
    page,
    shopUrl,
  }, info) => {
    const { call, from, koral, product, remove } = await twoBrands(shopUrl);
    const { models } = await call<{ models: Row[] }>('GET', `models?manufacturer=${from.id}`);
    const skala = models.find(({ name }) => name === 'Skala')!;
    await call('POST', `models/${koral.id}/merge`, { intoId: skala.id });
    await page.setViewportSize(size);
    await openAdmin(page, shopUrl, `#historija?proizvod=${product.id}`);
    await expect(page.getByText(`${from.name} Koral 1995–1996`).first()).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('history.png') });
    await page.getByRole('button', { name: /^Poništi spajanje: Koral,/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Poništavanje spajanja' });
    await expect(question).toContainText('„Koral“ će opet stajati za sebe');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Poništi spajanje' }).click();
    await expect(toast(page)).toContainText('Koral je opet poseban model.');
    await expect(page.getByRole('button', { name: /^Poništi spajanje/ })).toBeHidden();
    const again = await call<{ models: Row[] }>('GET', `models?manufacturer=${from.id}`);
    expect(again.models.map(({ name, products }) => [name, products])).toEqual([
      ['Koral', 1],
      ['Skala', 0],
    ]);
    await remove();
  });
}

test.describe('a refused merge', () => {
  // The browser itself logs every refused call.
  test.use({ expected: /status of 4\d\d/ });

  test('shows the brands as they are now, and why it was refused until another one is chosen', async ({
    page,
    shopUrl,
  }) => {
    const { call } = await adminApi(shopUrl);
    const shared = uniqueName('Trabant');
    const made = async (name: string) =>
      (await call<{ manufacturer: Row }>('POST', 'manufacturers', { name })).manufacturer;
    const [from, gone, other] = [
      await made(`${shared} prvi`),
      await made(`${shared} drugi`),
      await made(`${shared} treći`),
    ];
    await openAdmin(page, shopUrl, `#brendovi?q=${encodeURIComponent(shared)}`);
    await page.getByRole('button', { name: `Radnje: ${from.name}` }).click();
    await page.getByRole('menuitem', { name: 'Spoji s drugom markom' }).click();
    const dialog = page.getByRole('dialog', { name: 'Spajanje marki' });
    const into = dialog.getByLabel('Spoji u');
    await into.selectOption(gone.name);
    await call('DELETE', `manufacturers/${gone.id}`);
    await dialog.getByRole('button', { name: 'Spoji' }).click();
    await expect(into).toHaveAccessibleDescription('Marka više ne postoji.');
    await expect(into.getByRole('option', { name: gone.name })).toHaveCount(0);
    await expect(into).toHaveAccessibleDescription('Marka više ne postoji.');
    await into.selectOption(other.name);
    await expect(into).toHaveAccessibleDescription('');
    await dialog.getByRole('button', { name: 'Spoji' }).click();
    await expect(toast(page)).toContainText(`${from.name} je sada ${other.name}.`);
    await call('DELETE', `manufacturers/${other.id}`);
  });
});
