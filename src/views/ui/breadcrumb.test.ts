import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

type Parent<Child> = ReactElement<{ children: Child }>;

test('crumbs of the same name have different keys', () => {
  const trail = Breadcrumb({ items: [{ name: 'Smart', href: '/smart' }, { name: 'Smart' }] });
  const { children: list } = (trail as Parent<Parent<ReactElement[]>>).props;
  const keys = list.props.children.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});
