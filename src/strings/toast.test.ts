import { expect, test } from 'vitest';
import { productsText } from './admin/products.ts';
import { toastName } from './toast.ts';
import { wishlistText } from './wishlist.ts';

const LONG =
  'Multifunkcionalni preklopivi retrovizor desni s pokazivačem smjera, grijanjem, memorijom i kamerom za mrtvi ugao, crni sjaj';

test('a toast writes a long name to the end of a word, and a usual one in full', () => {
  expect(toastName(LONG)).toBe('Multifunkcionalni preklopivi retrovizor desni s…');
  expect(toastName('Prednji lijevi far, bi-ksenon')).toBe('Prednji lijevi far, bi-ksenon');
  expect(wishlistText.removed(LONG).length).toBeLessThan(90);
  expect(productsText['delete.done'](LONG).length).toBeLessThan(75);
});
