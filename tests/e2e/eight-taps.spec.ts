import type { Locator } from '@playwright/test';
import { expect, test } from './setup/shop-test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a first visitor with a phone sends an enquiry for two fitting parts in at most eight taps and choices', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const choose = async (select: Locator, label: string) => {
    taps += 1;
    await select.selectOption({ label });
  };
  await page.goto('/');
  const hero = page.getByRole('form', { name: 'Odabir vozila' });
  await hero.getByLabel('Marka').focus();
  await choose(hero.getByLabel('Marka'), 'Volkswagen');
  await choose(hero.getByLabel('Model', { exact: true }), 'Golf');
  await choose(hero.getByLabel('Godina'), '2006');
  await tap(hero.getByRole('button'));
  await expect(page).toHaveURL('/volkswagen/golf/2006');
  const fitting = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /Odgovara:/ });
  await expect(fitting.nth(1)).toBeVisible();
  for (const card of [fitting.nth(0), fitting.nth(1)]) await tap(card.getByRole('button'));
  await tap(page.getByRole('banner').getByRole('link', { name: /Lista želja/i }));
  const whatsapp = page.getByRole('group').getByRole('link', { name: 'WhatsApp' });
  const text = new URL((await whatsapp.getAttribute('href'))!).searchParams.get('text');
  expect(text?.match(/\(šifra \d+\)/g)).toHaveLength(2);
  expect(text).toContain('Moje vozilo: Volkswagen Golf 2006');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'poslano' }));
  await tap(whatsapp);
  expect(taps).toBeLessThanOrEqual(8);
});
