import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { productTrail } from '../product/ProductScreen.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

type Parent<Child> = ReactElement<{ children: Child }>;
const rendered = (items: readonly Crumb[]) => renderToStaticMarkup(createElement(Breadcrumb, { items }));

test('crumbs of the same name have different keys', () => {
  const trail = Breadcrumb({ items: [{ name: 'Smart', href: '/smart' }, { name: 'Smart' }] });
  const { children: list } = (trail as Parent<Parent<ReactElement[]>>).props;
  const keys = list.props.children.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

const product = {
  kind: 'part',
  name: 'Far desni',
  manufacturer: { name: 'Audi', slug: 'audi' },
  model: { name: 'A4', slug: 'a4' },
  category: { name: 'Farovi', slug: 'farovi' },
  tuningCategory: null,
} as unknown as ProductDetail;

test('the trail of a product leads to its category, which is not called the current page', () => {
  const trail = rendered(productTrail(product));
  expect(trail).toContain('<a href="/kategorija/farovi">Farovi</a>');
  expect(trail).not.toContain('aria-current');
  const tuning = { category: null, tuningCategory: { id: 1, name: 'Felge', slug: 'felge' } };
  expect(rendered(productTrail({ ...product, ...tuning }))).toContain('<a href="/tuning/felge">Felge</a>');
});

test('the trail of a product without a category ends with its own name, the current page', () => {
  const trail = rendered(productTrail({ ...product, category: null }));
  expect(trail).toContain('<span aria-current="page">Far desni</span>');
});
