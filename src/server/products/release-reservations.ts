import type { Db } from '#db/client.ts';
import { listExpiredReservations } from '#db/queries/products/products.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { newDeal } from '#src/domain/admin/deal.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { saveStates } from './save-state.ts';

/** Parts whose reservation has ended are in stock again, with an entry in their history. */
export async function releaseReservations(db: Db): Promise<void> {
  const stored = await listProductSnapshots(db, await listExpiredReservations(db, isoDay(new Date())));
  await saveStates(
    db,
    { userId: null, action: 'expire' },
    stored.map(({ id, snapshot }) => ({
      id,
      version: snapshot.version,
      state: { ...snapshot, ...newDeal('in_stock') },
    })),
  );
}
