import { persisted } from '../persisted.ts';

export type ListView = 'list' | 'grid';

/** The owner's choice of view for the product list, on this device. */
export const $listView = persisted<ListView>('premium-parts-admin-view', (stored) =>
  stored === 'grid' ? 'grid' : 'list',
);
