import type { Db } from '#db/client.ts';
import { type AuditRow, listAuditEntries } from '#db/queries/audit.ts';
import type { ProductSnapshot } from '#db/queries/product-snapshot.ts';
import { listReferenceNames } from '#db/queries/reference-names.ts';
import { plainChanges, productChanges, type ReferenceNames } from '#src/domain/admin/describe-changes.ts';
import type { AuditEntity, HistoryAnswer, HistoryEntry } from '#src/domain/admin/history.ts';
import { ADMIN_PAGE_SIZE } from '#src/domain/limits.ts';
import { pagination } from '#src/domain/product-list/pager.ts';

// Entries of a product contain its snapshot, which has the shape of `ProductState`.
const asProduct = (snapshot: AuditRow['before']) => snapshot as ProductSnapshot | null;

function toEntry({ before, after, at, ...row }: AuditRow, names: ReferenceNames): HistoryEntry {
  const isProduct = row.entity === 'product';
  const name = after?.['name'] ?? before?.['name'];
  return {
    ...row,
    at: at.toISOString(),
    name: typeof name === 'string' ? name : '',
    changes: isProduct
      ? productChanges(asProduct(before), asProduct(after), names)
      : plainChanges(before, after),
    restorable: { before: isProduct && before !== null, after: isProduct && after !== null },
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
  const states = entries
    .filter((entry) => entry.entity === 'product')
    .flatMap(({ before, after }) => [asProduct(before), asProduct(after)])
    .filter((state) => state !== null);
  const names = await listReferenceNames(db, states);
  return {
    entries: entries.map((entry) => toEntry(entry, names)),
    pagination: pagination(total, page, ADMIN_PAGE_SIZE),
  };
}
