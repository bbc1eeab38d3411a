import { ALIASES_MAX, DICTIONARY_NAME_MAX, GENERATIONS_MAX } from '#src/domain/limits/catalogue.ts';
import { CLOSURES_MAX } from '#src/domain/limits/admin.ts';
import { adminApi, expectAccessible, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

// The browser itself logs every refused call.
test.use({ expected: /status of 400/, viewport: PHONE });

test('a refused alias of a brand is told at its field, which gets the focus, until it is changed', async ({
  page,
  shopUrl,
}) => {
  await openAdmin(page, shopUrl, '#brendovi?uredi=novi');
  const dialog = page.getByRole('dialog', { name: 'Nova marka' });
  await dialog.getByLabel('Naziv *').fill('Predugi');
  const aliases = dialog.getByLabel('Drugi nazivi');
  await aliases.fill(`VW, ${'x'.repeat(DICTIONARY_NAME_MAX + 1)}`);
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(aliases).toBeFocused();
  await expect(aliases).toHaveAccessibleDescription(new RegExp(String(DICTIONARY_NAME_MAX)));
  await aliases.fill(Array.from({ length: ALIASES_MAX + 1 }, (_, i) => `naziv ${i}`).join(', '));
  // The error of what is no longer there is gone before the next save, and nothing else is said instead.
  await expect(aliases).not.toHaveAccessibleDescription(new RegExp(String(DICTIONARY_NAME_MAX)));
  await expect(dialog.locator('[aria-invalid=true], [role=alert]:not(:empty)')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(aliases).toHaveAccessibleDescription(new RegExp(`Najviše ${ALIASES_MAX}`));
});

test('wrong years of a generation get the focus, and too many generations are told below them', async ({
  page,
  shopUrl,
}, info) => {
  const { call } = await adminApi(shopUrl);
  type Entries<Name extends string> = Record<Name, { id: number }[]>;
  const { manufacturers } = await call<Entries<'manufacturers'>>('GET', 'manufacturers');
  const manufacturer = manufacturers[0]!.id;
  const { models } = await call<Entries<'models'>>('GET', `models?manufacturer=${manufacturer}`);
  await openAdmin(page, shopUrl, `#brendovi/${manufacturer}?uredi=${models[0]!.id}`);
  const dialog = page.getByRole('dialog', { name: 'Uredi model' });
  await dialog.getByRole('button', { name: 'Dodaj generaciju' }).click();
  const last = dialog.getByRole('group', { name: /^Generacija/ }).last();
  await last.getByLabel('Oznaka').fill('Bez godina');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(last.locator('[aria-invalid=true]')).toBeFocused();
  await expect(last.locator('[aria-invalid=true]')).toHaveAccessibleDescription(/godin/i);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('generation.png') });
  const add = dialog.getByRole('button', { name: 'Dodaj generaciju' });
  while ((await dialog.getByRole('group', { name: /^Generacija/ }).count()) <= GENERATIONS_MAX)
    await add.click();
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog.getByText(`Najviše ${GENERATIONS_MAX}`)).toBeAttached();
});

test('too many closures are told below them', async ({ page, shopUrl }, info) => {
  await openAdmin(page, shopUrl, '#postavke?uredi=neradni-dani');
  const dialog = page.getByRole('dialog', { name: 'Neradni dani' });
  for (let n = 0; n <= CLOSURES_MAX; n++) {
    await dialog.getByRole('button', { name: 'Dodaj neradne dane' }).click();
    await dialog.getByLabel('Od', { exact: true }).last().fill('2027-01-01');
  }
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  const note = dialog.getByRole('alert');
  await expect(note).toContainText(`Najviše ${CLOSURES_MAX} unosa neradnih dana.`);
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('closures.png') });
});
