import { expect, test } from './setup/shop-test.ts';

test('a vehicle in the text narrows the results, which can be undone', async ({ page }) => {
  await page.goto('/search?q=golf+5+2006');
  await expect(page.getByText('Prepoznato vozilo: Volkswagen Golf V · 2006')).toBeVisible();
  await page.getByRole('link', { name: 'Traži za sva vozila' }).click();
  await expect(page).toHaveURL('/search?q=golf+5+2006&vozilo=0');
  await expect(page.getByText('Prepoznato vozilo:')).toHaveCount(0);
});

test('on a phone the understood vehicle and its links are read whole, in two rows unless its name is long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const note = page.locator('main p').filter({ hasText: 'Prepoznato vozilo' });
  for (const [query, tallest] of [
    ['golf+5+2006', 88],
    ['far+ili+branik+za+golf+5+ili+passat+b6+2006', 140],
  ] as const) {
    await page.goto(`/search?q=${query}`);
    expect((await note.boundingBox())!.height).toBeLessThanOrEqual(tallest);
    const dot = (await note.locator('.sp__dot').boundingBox())!;
    expect([dot.width, dot.height]).toEqual([8, 8]);
    for (const part of await note.locator('b, a').all()) {
      const { x, width } = (await part.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(344);
    }
  }
  await page.getByRole('link', { name: 'Traži za sva vozila' }).click();
  await expect(page).toHaveURL(/&vozilo=0$/);
});

test('a price in the text narrows the results, which can be undone', async ({ page }) => {
  await page.goto('/search?q=felge+ispod+900');
  await expect(page.getByText('s cijenom do 900,00 KM')).toBeVisible();
  await expect(page.getByText('Prepoznato vozilo:')).toHaveCount(0);
  await page.getByRole('link', { name: 'Prikaži sve cijene' }).click();
  await expect(page).toHaveURL('/search?q=felge');
  await expect(page.getByText('s cijenom do')).toHaveCount(0);
});

test('a mistyped word is offered in the correct spelling', async ({ page }) => {
  await page.goto('/search?q=retrovzor');
  await page.getByText('Da li ste mislili:').getByRole('link').click();
  await expect(page).toHaveURL(/\?q=retrovizori?$/);
});

test('an answer without results says which part and vehicle were understood', async ({ page }) => {
  await page.goto('/search?q=lambda+sonda+golf+4');
  await expect(
    page.getByText(
      'Razumjeli smo: lambda sonda za vozilo Volkswagen Golf IV (1997–2004). Trenutno to nemamo.',
    ),
  ).toBeVisible();
});

test('where nothing is found, there are four tips and a person to ask', async ({ page }) => {
  await page.goto('/search?q=xqzwvk');
  await expect(page.getByRole('heading', { name: 'Nema rezultata', exact: true })).toBeVisible();
  await expect(page.locator('.sp__tips').getByRole('listitem')).toHaveText([
    'Provjerite pravopis',
    'Koristite kraći ili općenitiji pojam',
    'Upišite marku i model vozila',
    'Pošaljite nam upit — pomoći ćemo vam pronaći dio',
  ]);
  await expect(page.locator('[data-count]')).toHaveText('Nema rezultata za "xqzwvk"');
  await page.getByRole('link', { name: 'Pošaljite nam upit' }).click();
  await expect(page.getByLabel('Poruka')).toHaveValue('Dobar dan, tražim: xqzwvk.\n');
});
