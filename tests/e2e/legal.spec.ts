import { expect, test } from './setup/shop-test.ts';

/** What each page must say (SPEC §2, §9, DECISIONS L1–L6). */
const PAGES: [string, RegExp[]][] = [
  [
    '/opci-uslovi',
    [
      /Premium Parts d\.o\.o\./,
      /naruč/i,
      /pouzeć/i,
      /1-3 radna dana/,
      /PDV/,
      /14 dana/,
      /8 dana/,
      /Cijena na upit/,
    ],
  ],
  ['/politika-privatnosti', [/premium-parts-wishlist/, /12 mjeseci/, /AZLP|Agencij/]],
  ['/politika-povrata', [/14 dana/, /7 radnih dana/, /8 dana/, /ne umanjuju prava/, /Obrazac za odustanak/]],
];

for (const [path, words] of PAGES) {
  test(`${path} says what the law requires and links to the contact page`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const word of words) await expect(main).toContainText(word);
    // The table of contents links to the sections.
    const contents = main.getByRole('navigation').last().getByRole('link');
    const targets = await contents.evaluateAll((links) =>
      links.map((link) => document.querySelector(link.getAttribute('href') ?? '#')?.tagName),
    );
    expect(new Set(targets)).toEqual(new Set(['H2']));
    await main
      .getByRole('link', { name: /ontakt/ })
      .last()
      .click();
    await expect(page).toHaveURL('/kontakt');
  });
}

test('the form for a withdrawal begins an e-mail to the shop with everything that a buyer fills in', async ({
  page,
}) => {
  await page.goto('/politika-povrata');
  const address = await page.getByRole('link', { name: 'Pošaljite obrazac e-mailom' }).getAttribute('href');
  const { protocol, pathname, searchParams } = new URL(address ?? '');
  expect([protocol, pathname, searchParams.get('subject')]).toEqual([
    'mailto:',
    'info@primjer.example',
    'Odustanak od kupovine',
  ]);
  const form = page.getByRole('list').filter({ hasText: 'Naziv i šifra dijela' });
  for (const field of [
    'Naziv i šifra dijela',
    'Datum prijema',
    'Ime i prezime',
    'Račun na koji vraćamo novac',
  ]) {
    expect(searchParams.get('body')).toContain(`\n${field}: `);
    await expect(form.getByRole('listitem').filter({ hasText: `${field}: ___` })).toBeVisible();
  }
});

test('the page about the shop links to contact and to all products', async ({ page }) => {
  await page.goto('/o-nama');
  await page.getByRole('main').getByRole('link', { name: 'Kontaktirajte nas' }).click();
  await expect(page).toHaveURL('/kontakt');
  await page.goto('/o-nama');
  await page.getByRole('main').getByRole('link', { name: 'Pogledajte sve proizvode' }).click();
  await expect(page).toHaveURL('/svi-proizvodi');
});
