import { axe } from './setup/accessibility.ts';
import { style } from './setup/painted.ts';
import { expect, test } from './setup/shop-test.ts';

test.use({ contrast: 'more', viewport: { width: 360, height: 740 } });

test('who asks for more contrast reads secondary text in the colour of the text', async ({ page }) => {
  await page.goto('/kontakt');
  const lead = page.getByText('Pošaljite upit, broj šasije ili sliku dijela.');
  expect(await style(lead, 'color')).toBe(await style(page.locator('body'), 'color'));
  // The card of contacts is dark.
  const main = page.getByRole('main');
  const phone = main.getByText('+387 39 000 000').first();
  expect(await style(main.getByText('88340 Grude').first(), 'color')).toBe(await style(phone, 'color'));
});

test('chosen filters and types stay readable with more contrast', async ({ page }) => {
  for (const path of ['/search?q=far', '/kategorija/farovi', '/proizvod/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await axe(page).withRules('color-contrast').analyze();
    expect(violations.map((v) => v.nodes.map((n) => n.target).join(' '))).toEqual([]);
  }
});
