import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { deliveryTime } from '#src/strings/delivery.ts';
import { enquiryAbout } from '#src/strings/enquiry.ts';
import { productText as text } from '#src/strings/product.ts';
import { ContactCard } from './ContactCard.tsx';
import { InfoTiles } from './InfoTiles.tsx';
import { ProductHeading } from './ProductHeading.tsx';

const product = {
  id: 7,
  name: 'Far desni',
  rating: 5,
  manufacturer: null,
  priceMinor: 4500,
  availability: 'in_stock',
  condition: null,
  quality: null,
  warrantyMonths: 12,
  fits: '',
} as unknown as ProductDetail;
const rendered = (shown: ProductDetail) =>
  renderToStaticMarkup(createElement(ProductHeading, { product: shown })) +
  renderToStaticMarkup(createElement(InfoTiles, { product: shown }));

test('a sold part says so above its name and promises no delivery', () => {
  const sold = rendered({ ...product, availability: 'sold' });
  expect(sold.indexOf(text['sold.note'])).toBeGreaterThan(-1);
  expect(sold.indexOf(text['sold.note'])).toBeLessThan(sold.indexOf('<h1'));
  const promises = [text['price.note'], deliveryTime()];
  for (const promise of promises) {
    expect(sold).not.toContain(promise);
    expect(rendered(product)).toContain(promise);
  }
});

test('nobody is invited to order a sold part', () => {
  const enquiry = { subject: '', body: '', form: '/kontakt' };
  const card = (isSold: boolean) => renderToStaticMarkup(createElement(ContactCard, { enquiry, isSold }));
  expect(card(true)).not.toContain('Naručite');
  expect(card(false)).toContain('Naručite');
});

test('a sold part links to similar parts, and enquiries ask for one', () => {
  const sold = { ...product, availability: 'sold' } as const;
  const heading = renderToStaticMarkup(createElement(ProductHeading, { product: sold, hasRelated: true }));
  expect(heading).toContain('href="#slicni"');
  expect(heading).toContain('href="/trazim-dio?dio=Far+desni"');
  expect(enquiryAbout(sold, 'https://shop.test')).toEqual({
    subject: 'Tražim sličan dio: Far desni (šifra 7)',
    body: 'Dobar dan, tražim dio sličan prodanom: Far desni (šifra 7).\nhttps://shop.test/proizvod/7',
  });
  expect(enquiryAbout(product, 'https://shop.test').subject).toBe('Upit: Far desni (šifra 7)');
});
