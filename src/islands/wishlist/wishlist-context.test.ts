import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addToWishlist } from '#src/stores/wishlist.ts';
import { useWishlist, useWishlistCount, WishlistProvider } from './wishlist-context.tsx';

const Names = () =>
  createElement(
    'p',
    null,
    useWishlist()
      .map(({ name }) => name)
      .join(),
  );
const Count = () => createElement('p', null, useWishlistCount());

test('within the provider the list is available', () => {
  addToWishlist({ id: 1, name: 'Far' }, { id: 2, name: 'Felga' });
  const within = createElement(WishlistProvider, null, createElement(Names), createElement(Count));
  expect(renderToString(within)).toBe('<p>Far,Felga</p><p>2</p>');
});

test('outside the provider the list throws and the count is 0', () => {
  expect(() => renderToString(createElement(Names))).toThrow('WishlistProvider');
  expect(renderToString(createElement(Count))).toBe('<p>0</p>');
});
