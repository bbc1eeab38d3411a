import type { Db } from '#db/client.ts';
import { type AuditRow, listAuditEntries } from '#db/queries/audit.ts';
import { listProductSnapshots, type ProductSnapshot } from '#db/queries/product-snapshot.ts';
import { listReferenceNames } from '#db/queries/reference-names.ts';
import { plainChanges, productChanges } from '#src/domain/admin/describe-changes.ts';
import type { AuditEntity, HistoryAnswer, HistoryEntry } from '#src/domain/admin/history.ts';
import { differingFields, undoneFields } from '#src/domain/admin/product-state.ts';
import { ADMIN_PAGE_SIZE } from '#src/domain/limits.ts';
import { pagination } from '#src/domain/product-list/pager.ts';
import { historyText } from '#src/strings/admin/history.ts';

// Entries of a product contain its snapshot, which has the shape of `ProductState`.
const asProduct = (snapshot: AuditRow['before']) => snapshot as ProductSnapshot | null;

/** Only what would change the product as it is now is offered. */
function restorableOf(entry: AuditRow, current: ProductSnapshot | undefined): HistoryEntry['restorable'] {
  const [before, after] = [asProduct(entry.before), asProduct(entry.after)];
  if (!current || !after) return { before: false, after: false };
  return {
    before: before !== null && differingFields(current, undoneFields(before, after)).length > 0,
    after: differingFields(current, after).length > 0,
  };
}

function toEntry(
  entry: AuditRow,
  names: Parameters<typeof productChanges>[2],
  current: ProductSnapshot | undefined,
): HistoryEntry {
  const { before, after, at, ...row } = entry;
  const isProduct = row.entity === 'product';
  const name = after?.['name'] ?? before?.['name'];
  return {
    ...row,
    at: at.toISOString(),
    name: typeof name === 'string' ? name : '',
    changes: isProduct
      ? productChanges(asProduct(before), asProduct(after), names)
      : plainChanges(before, after),
    isNew: before === null,
    restorable: restorableOf(entry, current),
  };
}

/** Who changed what, newest first. */
export async function listHistory(
  db: Db,
  { page, entity, id }: { page: number; entity?: AuditEntity | undefined; id?: string | undefined },
): Promise<HistoryAnswer> {
  const { entries, total } = await listAuditEntries(
    db,
    { entity, entityId: id },
    { page, size: ADMIN_PAGE_SIZE },
  );
  const ofProducts = entries.filter((entry) => entry.entity === 'product');
  const stored = await listProductSnapshots(db, [
    ...new Set(ofProducts.map((entry) => Number(entry.entityId))),
  ]);
  const current = new Map(stored.map(({ id: productId, snapshot }) => [String(productId), snapshot]));
  const states = ofProducts
    .flatMap(({ before, after }) => [asProduct(before), asProduct(after)])
    .filter((state) => state !== null);
  const names = { ...(await listReferenceNames(db, states)), lost: historyText.lost };
  return {
    entries: entries.map((entry) =>
      toEntry(entry, names, entry.entity === 'product' ? current.get(entry.entityId) : undefined),
    ),
    pagination: pagination(total, page, ADMIN_PAGE_SIZE),
  };
}
