import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, catalogueState, shopSettings } from '#db/schema/index.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from '#src/domain/shop/shop.ts';
import { lockCatalogue } from './catalogue/catalogue-lock.ts';
import { auditChange } from './history/audit-change.ts';
import { requireVersion } from './history/versions.ts';

type StoredSettings = { settings: ShopSettings; version: number };

/**
 * The settings, and the version of the catalogue at that moment. Before the first edit they are the defaults, at
 * version 0; a setting that was added later than the stored ones has its default.
 */
export async function findShopSettings(db: Db): Promise<StoredSettings & { catalogueVersion: number }> {
  const [row] = await db
    .select({
      settings: shopSettings.settings,
      version: shopSettings.version,
      catalogueVersion: catalogueState.version,
    })
    .from(catalogueState)
    .leftJoin(shopSettings, eq(shopSettings.id, catalogueState.id));
  return {
    settings: { ...DEFAULT_SETTINGS, ...row?.settings },
    version: row?.version ?? 0,
    catalogueVersion: row?.catalogueVersion ?? 0,
  };
}

type Edit = {
  edited: number;
  before: ShopSettings;
  after: ShopSettings;
  action: 'update' | 'undo';
  batch: string;
};

/** Fails with an error that `isEditedSince` recognises when the settings' version is no longer `edited`. */
export async function updateShopSettings(
  db: Db,
  userId: number | null,
  { edited, before, after, action, batch }: Edit,
): Promise<void> {
  // The entry has only what differs: legal texts are long.
  const names = (Object.keys(after) as (keyof ShopSettings)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const only = (of: ShopSettings) => Object.fromEntries(names.map((name) => [name, of[name]]));
  await db.batch([
    lockCatalogue(db),
    // Before the first edit there is no row; `requireVersion` needs one.
    db.insert(shopSettings).values({ settings: before, version: 0 }).onConflictDoNothing(),
    requireVersion(db, shopSettings, 1, edited),
    auditChange(db, {
      userId,
      action,
      entity: 'settings',
      id: 1,
      batch,
      before: only(before),
      after: only(after),
    }),
    db.update(shopSettings).set({ settings: after, version: sql`${shopSettings.version} + 1` }),
  ]);
}

type Changed = Partial<ShopSettings>;

/** What one edit changed; undefined when the batch is not an edit of the settings. */
export async function findSettingsEntry(
  db: Db,
  batch: string,
): Promise<{ before: Changed; after: Changed } | undefined> {
  const [row] = await db
    .select({ before: sql<Changed>`${auditEntries.before}`, after: sql<Changed>`${auditEntries.after}` })
    .from(auditEntries)
    .where(and(eq(auditEntries.batch, batch), eq(auditEntries.entity, 'settings')));
  return row;
}
