import { expect, test } from 'vitest';
import { latest, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const origin = new URL('https://shop.example');

test('a page is listed with its day and pictures, escaped', () => {
  const xml = sitemapXml(origin, [
    { path: '/proizvod/1', changedAt: '2026-11-20T10:00:00.000Z', images: ['/slike/a/1280.webp?x=1&y'] },
    { path: '/kontakt' },
  ]);
  expect(xml).toContain(
    '<url><loc>https://shop.example/proizvod/1</loc><lastmod>2026-11-20</lastmod><image:image><image:loc>https://shop.example/slike/a/1280.webp?x=1&#38;y</image:loc></image:image></url>',
  );
  expect(xml).toContain('<url><loc>https://shop.example/kontakt</loc></url>');
});

test('the index names every sitemap', () => {
  expect(sitemapIndexXml(origin, [{ path: '/sitemap-a.xml', changedAt: '2026-01-02T00:00:00Z' }])).toContain(
    '<sitemap><loc>https://shop.example/sitemap-a.xml</loc><lastmod>2026-01-02</lastmod></sitemap>',
  );
});

test('the latest of no times is none', () => {
  expect(latest([])).toBeUndefined();
  expect(latest(['2026-01-01', undefined, '2026-02-01', '2025-01-01'])).toBe('2026-02-01');
});
