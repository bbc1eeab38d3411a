import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/client.ts';
import { findSettingsEntry, findShopSettings, updateShopSettings } from '#db/queries/shop-settings.ts';
import type { SettingsInput } from '#src/contracts/admin/settings.ts';
import type { UndoAnswer } from '#src/domain/admin/bulk.ts';
import type { SettingsRow } from '#src/domain/admin/settings.ts';
import { isoDay } from '#src/domain/calendar.ts';
import type { ShopSettings } from '#src/domain/shop/shop.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { Problem } from '#src/server/problem.ts';
import { settingsFault as fault } from '#src/strings/admin/settings-faults.ts';

export async function readSettings(db: Db): Promise<SettingsRow> {
  const { settings, version } = await findShopSettings(db);
  return { ...settings, id: 1, version };
}

/** The contract compares the two ends of the delivery only where a request has both. */
function refuseReversedDelivery({ deliveryFrom, deliveryTo }: ShopSettings): void {
  if (deliveryFrom > deliveryTo)
    throw new Problem('bad_request', fault.deliveryOrder, { deliveryTo: fault.deliveryOrder });
}

/**
 * Saves the fields of one form. `undo` is for undoing it, null when nothing was changed.
 *
 * @throws Problem `conflict` with the present settings when somebody else has saved others in the meantime,
 *   `bad_request` when the delivery would end before it begins
 */
export async function saveSettings(
  db: Db,
  userId: number | null,
  { version: edited, ...changed }: SettingsInput,
): Promise<{ settings: SettingsRow; undo: string | null }> {
  const { settings: before, version: stored } = await findShopSettings(db);
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  const after: ShopSettings = { ...before, ...given };
  const undo = randomUUID();
  const version = await saveEdit({
    stored: { version: stored, state: before },
    edited,
    after,
    write: async (of) => {
      refuseReversedDelivery(after);
      await updateShopSettings(db, userId, { edited: of, before, after, action: 'update', batch: undo });
    },
    readAgain: () => readSettings(db),
  });
  return { settings: { ...after, id: 1, version }, undo: version === stored ? null : undo };
}

type SettingsEdit = { before: Partial<ShopSettings>; after: Partial<ShopSettings> };

/** The settings that undoing the edit would change: their values are still those of the edit. */
export const undoableSettings = (edit: SettingsEdit, now: ShopSettings): (keyof ShopSettings)[] =>
  (Object.keys(edit.after) as (keyof ShopSettings)[]).filter(
    (name) =>
      !isDeepStrictEqual(edit.before[name], edit.after[name]) &&
      isDeepStrictEqual(now[name], edit.after[name]),
  );

/**
 * Restores the settings that one edit changed; those that were changed again since stay. May be sent again when its answer
 * was lost. Undefined when the batch is no edit of the settings.
 *
 * @throws Problem `conflict` when all of them were changed again since
 */
export async function undoSettings(
  db: Db,
  userId: number | null,
  batch: string,
): Promise<Pick<UndoAnswer, 'changed' | 'skipped'> | undefined> {
  const entry = await findSettingsEntry(db, batch);
  if (!entry) return undefined;
  const { settings: before, version } = await findShopSettings(db);
  const undone = undoableSettings(entry, before);
  if (undone.length === 0) {
    const redoable = undoableSettings({ before: entry.after, after: entry.before }, before);
    if (redoable.length > 0) return { changed: 1, skipped: 0 };
    throw new Problem('conflict', fault.nothingToUndo);
  }
  const values = Object.fromEntries(undone.map((name) => [name, entry.before[name]]));
  const after: ShopSettings = { ...before, ...values };
  // One of the two was changed again since.
  if (after.deliveryFrom > after.deliveryTo) throw new Problem('conflict', fault.deliveryOrder);
  await updateShopSettings(db, userId, {
    edited: version,
    before,
    after,
    action: 'undo',
    batch: randomUUID(),
  });
  return { changed: 1, skipped: 0 };
}

/** Removes days on which the shop was closed and that are over. */
export async function dropPastClosures(db: Db, now = new Date()): Promise<void> {
  const { settings: before, version } = await findShopSettings(db);
  const today = isoDay(now);
  const closures = before.closures.filter(({ to }) => to >= today);
  if (closures.length === before.closures.length) return;
  const after = { ...before, closures };
  await updateShopSettings(db, null, {
    edited: version,
    before,
    after,
    action: 'update',
    batch: randomUUID(),
  });
}
