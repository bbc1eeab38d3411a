import type { AdminProductCounts } from '#src/domain/admin/product.ts';
import { persisted } from '../persisted.ts';

export type ListView = 'list' | 'grid';

/** The owner's choice of view for the product list, on this device. */
export const $listView = persisted<ListView>('premium-parts-admin-view', (stored) =>
  stored === 'grid' ? 'grid' : 'list',
);

const isNumber = ([, count]: [string, unknown]): boolean => typeof count === 'number';

/** As last read on this device: until they are read again, the filters are as wide as they will be. */
export const $lastCounts = persisted('premium-parts-admin-counts', (stored): Partial<AdminProductCounts> =>
  Object.fromEntries(Object.entries((stored ?? {}) as Partial<AdminProductCounts>).filter(isNumber)),
);
