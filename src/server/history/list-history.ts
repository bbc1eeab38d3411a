import type { Db } from '#db/client.ts';
import { type AuditRow, countUntouched, listAuditEntries } from '#db/queries/history/audit.ts';
import { listUndoableMerges, type UndoableMerge } from '#db/queries/vehicles/merges.ts';
import { listProductSnapshots, type ProductSnapshot } from '#db/queries/products/product-snapshot.ts';
import { listReferenceNames } from '#db/queries/catalogue/reference-names.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { plainChanges, productChanges } from '#src/domain/admin/describe-changes.ts';
import type { AuditEntity, HistoryAnswer, HistoryEntry } from '#src/domain/admin/history.ts';
import { differingFields, undoneFields } from '#src/domain/admin/product-state.ts';
import { ADMIN_PAGE_SIZE } from '#src/domain/limits/admin.ts';
import { pagination } from '#src/domain/product-list/pager.ts';
import type { Closure, DayHours, ShopSettings } from '#src/domain/shop/shop.ts';
import { undoableSettings } from '#src/server/settings/shop-settings.ts';
import { historyText } from '#src/strings/admin/history.ts';
import { closureDays, openingHoursLines } from '#src/strings/opening-hours.ts';

// Entries of a product contain its snapshot, which has the shape of `ProductState`.
const asProduct = (snapshot: AuditRow['before']) => snapshot as ProductSnapshot | null;

/** Offers only what would change the present product. */
function restorableOf(entry: AuditRow, current: ProductSnapshot | undefined): HistoryEntry['restorable'] {
  const [before, after] = [asProduct(entry.before), asProduct(entry.after)];
  if (!current || !after) return { before: false, after: false };
  return {
    // Before a merge the product had a vehicle that is gone; only undoing the merge brings that back.
    before:
      before !== null &&
      entry.action !== 'merge' &&
      differingFields(current, undoneFields(before, after)).length > 0,
    after: differingFields(current, after).length > 0,
  };
}

/** Hours and closed days as the shop writes them; other values as they are. */
const settingsInWords = (state: AuditRow['before']): AuditRow['before'] =>
  state && {
    ...state,
    ...(Array.isArray(state['openingHours']) && {
      openingHours: openingHoursLines(state['openingHours'] as DayHours[]).map(
        ({ days, hours }) => `${days} ${hours}`,
      ),
    }),
    ...(Array.isArray(state['closures']) && {
      closures: (state['closures'] as Closure[]).map((closure) => closureDays(closure)),
    }),
  };

type Known = {
  names: Parameters<typeof productChanges>[2];
  current: ReadonlyMap<string, ProductSnapshot>;
  merges: ReadonlyMap<number, UndoableMerge>;
  /** Undefined when no entry is about them. */
  settings: ShopSettings | undefined;
  untouched: ReadonlyMap<string, number>;
};

/** The merge that this entry is about, or that has moved this product; its other entries do not offer the undo. */
function mergeOf({ id, entity, entityId }: AuditRow, { merges }: Known): HistoryEntry['merge'] {
  const merge = merges.get(id);
  if (!merge) return null;
  const isAbout = entity === 'product' || (entity === merge.entity && entityId === merge.entityId);
  return isAbout ? { batch: merge.batch, entity: merge.entity, name: merge.name } : null;
}

function settingsOf(
  { entity, batch, before, after }: AuditRow,
  { settings }: Known,
): HistoryEntry['settings'] {
  if (entity !== 'settings' || !settings || !before || !after) return null;
  return undoableSettings({ before, after }, settings).length > 0 ? { batch } : null;
}

/** A single product is undone by its own entry. */
function bulkOf({ id, batch }: AuditRow, { untouched }: Known, first: ReadonlyMap<string, number>) {
  const count = untouched.get(batch) ?? 0;
  return count > 1 && first.get(batch) === id ? { batch, count } : null;
}

function toEntry(entry: AuditRow, known: Known, first: ReadonlyMap<string, number>): HistoryEntry {
  const { before, after, at, batch: _, ...row } = entry;
  const isProduct = row.entity === 'product';
  const name = after?.['name'] ?? before?.['name'];
  return {
    ...row,
    at: at.toISOString(),
    name: typeof name === 'string' ? name : '',
    changes: isProduct
      ? productChanges(asProduct(before), asProduct(after), known.names)
      : plainChanges(settingsInWords(before), settingsInWords(after), known.names),
    isNew: before === null,
    restorable: restorableOf(entry, isProduct ? known.current.get(row.entityId) : undefined),
    merge: mergeOf(entry, known),
    settings: settingsOf(entry, known),
    bulk: bulkOf(entry, known, first),
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
  const states = ofProducts
    .flatMap(({ before, after }) => [asProduct(before), asProduct(after)])
    .filter((state) => state !== null);
  const manufacturerIds = entries
    .flatMap(({ entity: kind, before, after }) => (kind === 'model' ? [before, after] : []))
    .flatMap((state) => state?.['manufacturerId'] ?? [])
    .map(Number);
  const productIds = new Set(ofProducts.map((entry) => Number(entry.entityId)));
  const mergeIds = entries.filter(({ action }) => action === 'merge').map((entry) => entry.id);
  const bulk = entries.filter(({ action }) => action === 'bulk');
  // Of the entries of one call the newest is listed first.
  const first = new Map(bulk.toReversed().map(({ batch, id: entryId }) => [batch, entryId]));
  const [stored, merged, names, shop, untouched] = await Promise.all([
    listProductSnapshots(db, [...productIds]),
    listUndoableMerges(db, mergeIds),
    listReferenceNames(db, states, manufacturerIds),
    entries.some((entry) => entry.entity === 'settings') ? findShopSettings(db) : undefined,
    countUntouched(db, [...first.keys()]),
  ]);
  const known = {
    names: { ...names, lost: historyText.lost },
    current: new Map(stored.map(({ id: productId, snapshot }) => [String(productId), snapshot])),
    merges: new Map(merged.map((merge) => [merge.entryId, merge])),
    settings: shop?.settings,
    untouched,
  };
  return {
    entries: entries.map((entry) => toEntry(entry, known, first)),
    pagination: pagination(total, page, ADMIN_PAGE_SIZE),
  };
}
