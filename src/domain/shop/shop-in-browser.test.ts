import { afterEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, setShop, shop } from './shop.ts';
import { settingsForBrowser, takeSettings } from './shop-in-browser.ts';

afterEach(() => setShop(DEFAULT_SETTINGS));

test('the pages of a new shop carry no settings', () => expect(settingsForBrowser()).toBeUndefined());

test('a page carries the changed settings that its islands render, and they apply them', () => {
  setShop({ ...DEFAULT_SETTINGS, phone: '+38763123456', viber: '', terms: '# Uslovi' });
  const text = settingsForBrowser() ?? '';
  expect(JSON.parse(text)).toEqual({ phone: '+38763123456', viber: '' });
  setShop(DEFAULT_SETTINGS);
  takeSettings(text);
  expect(shop()).toMatchObject({ phone: '+38763123456', viber: '', city: 'Grude' });
});

test('the shop stays the same object while its settings are equal', () => {
  setShop({ ...DEFAULT_SETTINGS, city: 'Mostar' });
  const before = shop();
  setShop({ ...DEFAULT_SETTINGS, city: 'Mostar' });
  expect(shop()).toBe(before);
});
