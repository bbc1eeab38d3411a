import { addPictures, expectSent, form, rows, save, uniqueName } from './product-form.ts';
import { fillLogin, PHONE } from './session.ts';
import { farUrl } from '../setup/browser-flags.ts';
import { somePhotographs } from '../setup/photographs.ts';
import { expect, test } from '../setup/shop-test.ts';

test('on a phone that opens the shop of a computer at home, without TLS, the owner adds a part with a picture', async ({
  page,
  shopUrl,
}) => {
  const name = uniqueName('Far preko kućne mreže');
  await page.setViewportSize(PHONE);
  await page.goto(`${farUrl(shopUrl)}/admin`);
  await fillLogin(page);
  await page.getByRole('button', { name: 'Dodaj proizvod' }).click();
  await addPictures(page, await somePhotographs(1));
  await expectSent(page);
  await form(page).getByLabel('Naziv').fill(name);
  await form(page).getByLabel('Univerzalno').check();
  await form(page).getByLabel('Status').selectOption({ label: 'Nacrt' });
  await save(page);
  await expect(form(page)).toBeHidden();

  await page.goto(`${farUrl(shopUrl)}/admin#proizvodi?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name }).click();
  await form(page).getByLabel('Naziv').fill(`${name} izmjena`);
  await save(page);
  await expect(form(page)).toBeHidden();
  await expect(rows(page).getByRole('link', { name: `${name} izmjena` })).toBeVisible();
});
