import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, setShop, shop } from '#src/domain/shop/shop.ts';
import { readSitePage } from './site-page.ts';

let site: Server;
let attribute = '';

beforeAll(async () => {
  site = createServer((_, response) => response.end(`<footer data-shop="${attribute}"></footer>`));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  setShop(DEFAULT_SETTINGS);
  site.close();
});

/** As Astro writes a value into an attribute. */
const written = (text: string): string => text.replaceAll('&', '&#38;').replaceAll('"', '&#34;');

test.each(['Ulica "Lipa" & sin', 'A &amp; B', '&quot;', '&#38;amp;'])(
  'what a function renders shows the street as the owner has typed it: %s',
  async (street) => {
    attribute = written(JSON.stringify({ street }));
    await readSitePage(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, '/');
    expect(shop().street).toBe(street);
  },
);
