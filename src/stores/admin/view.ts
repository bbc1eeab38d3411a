import { persisted } from '../persisted.ts';

export type ListView = 'list' | 'grid';

/** How the owner likes to see the products, on this device. */
export const $listView = persisted<ListView>('premium-parts-admin-view', (stored) =>
  stored === 'grid' ? 'grid' : 'list',
);
