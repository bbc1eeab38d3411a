import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/client.ts';
import { listAdminManufacturers } from '#db/queries/vehicles/admin-manufacturers.ts';
import { listAdminModels, listProductIdsOf } from '#db/queries/vehicles/admin-models.ts';
import { type BatchEntry, listBatch } from '#db/queries/history/audit.ts';
import {
  type DictionaryEdit,
  type MergeEntries,
  listMerge,
  restoreRedirects,
} from '#db/queries/vehicles/merges.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { freeAddresses, moveAddress } from '#db/queries/catalogue/redirects.ts';
import type { UndoAnswer } from '#src/domain/admin/bulk.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import type { Named } from '#src/domain/dictionaries/find-clash.ts';
import { separatedNames } from '#src/domain/dictionaries/merge.ts';
import { inYearOrder } from '#src/domain/vehicle/vehicle.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refuseClash } from './dictionary-names.ts';
import { addressesOf } from './manufacturers.ts';
import { changeFitments, writeMerge } from './write-merge.ts';

/** The rows that the merge removed, with their old ids; the entry of a removed row has no state after it. */
const removedRows = <State extends object>(
  entries: readonly { id: number; before: State & { redirects?: unknown }; after: State | null }[],
) =>
  entries.flatMap(({ id, before: { redirects: _, ...state }, after }) =>
    after ? [] : [{ id, ...(state as State) }],
  );

/** The manufacturer that stayed, and its models, as they are now. */
async function readStayed(db: Db, { manufacturers, models }: MergeEntries) {
  const all = await listAdminManufacturers(db);
  const id =
    manufacturers.find(({ after }) => after)?.id ?? models.find(({ after }) => after)?.after?.manufacturerId;
  const into = all.find((one) => one.id === id);
  if (!into) throw new Problem('not_found', fault.manufacturerGone);
  return { into, others: all.filter((one) => one !== into), models: await listAdminModels(db, into.id) };
}

type Now = Awaited<ReturnType<typeof readStayed>>;

/** Without what the merge added; names and years that were edited since stay, and deleted models stay deleted. */
function separatedModels(entries: MergeEntries['models'], now: Now) {
  return entries.flatMap(({ id, before: old, after: merged }) => {
    const before = now.models.find((one) => one.id === id);
    if (!merged || !before) return [];
    const { aliases } = separatedNames(before, old, merged);
    const isSame = isDeepStrictEqual(before.generations, inYearOrder(merged.generations));
    const generations = isSame ? old.generations : before.generations;
    return [{ before, after: { ...before, aliases, generations, manufacturerId: old.manufacturerId } }];
  });
}

/** Products get their old vehicles back; where those were edited since, only the manufacturer of moved models changes. */
async function separatedProducts(
  db: Db,
  entries: ReadonlyMap<number, BatchEntry>,
  moved: ReadonlyMap<number, number>,
) {
  const following = moved.size > 0 ? await listProductIdsOf(db, { modelIds: [...moved.keys()] }) : [];
  return changeFitments(db, [...new Set([...entries.keys(), ...following])], (id, { fitments }) => {
    const { before, after } = entries.get(id) ?? {};
    if (before && isDeepStrictEqual(fitments, after?.fitments)) return before.fitments;
    return fitments.map((one) => ({
      ...one,
      manufacturerId: moved.get(one.modelId ?? 0) ?? one.manufacturerId,
    }));
  });
}

const withChanges = (
  rows: readonly AdminModel[],
  changed: readonly { before: AdminModel; after: AdminModel }[],
) => rows.map((row) => changed.find(({ before }) => before === row)?.after ?? row);

/** The redirects that led to what was removed; to a model under the present address of its manufacturer. */
function restoredRedirects({ manufacturers, models }: MergeEntries, [model]: readonly Named[], slug: string) {
  const kept = [...manufacturers, ...models].flatMap(({ before }) => before.redirects ?? []);
  if (!model) return kept;
  return kept.map(({ fromPath }) => ({ fromPath, toPath: `/${slug}/${model.slug}` }));
}

/** Undefined when what the merge removed exists again: an earlier call has undone it, and its answer may have been lost. */
async function plan(
  db: Db,
  entries: MergeEntries,
  products: ReadonlyMap<number, BatchEntry>,
): Promise<DictionaryEdit | undefined> {
  const now = await readStayed(db, entries);
  const { into } = now;
  const [from] = removedRows(entries.manufacturers);
  const models = removedRows(entries.models);
  const present = new Set((from ? now.others : now.models).map(({ id }) => id));
  if ((from ? [from] : models).some(({ id }) => present.has(id))) return undefined;
  const stayed = entries.manufacturers.find(({ id }) => id === into.id);
  const after = stayed?.after ? { ...into, ...separatedNames(into, stayed.before, stayed.after) } : into;
  const changed = separatedModels(entries.models, now);
  if (from) refuseClash(from, [after, ...now.others]);
  else for (const model of models) refuseClash(model, withChanges(now.models, changed));
  const moved = changed.filter((one) => one.before.manufacturerId !== one.after.manufacturerId);
  const manufacturer = from ?? into;
  return {
    manufacturers: from ? { added: [from], changed: [{ before: into, after }] } : { changed: [] },
    models: { added: models, changed },
    products: await separatedProducts(
      db,
      products,
      new Map(moved.map((one) => [one.before.id, one.after.manufacturerId])),
    ),
    addresses: [
      ...moved.flatMap(({ before: { slug } }) =>
        moveAddress(db, `/${into.slug}/${slug}`, `/${manufacturer.slug}/${slug}`),
      ),
      freeAddresses(db, [
        ...(from ? addressesOf(from) : []),
        ...addressesOf(manufacturer).flatMap((address) => models.map(({ slug }) => `${address}/${slug}`)),
      ]),
      restoreRedirects(db, restoredRedirects(entries, from ? [] : models, manufacturer.slug)),
    ],
  };
}

/**
 * Undoes the merge of two models or two manufacturers; may be sent again when its answer was lost. Undefined when the
 * batch is no such merge.
 *
 * @throws Problem `conflict` when another entry has one of the names
 */
export async function undoMerge(
  db: Db,
  userId: number | null,
  batch: string,
): Promise<Pick<UndoAnswer, 'changed' | 'skipped'> | undefined> {
  const entries = await listMerge(db, batch);
  if (entries.manufacturers.length + entries.models.length === 0) return undefined;
  const products = new Map((await listBatch(db, batch)).map((entry) => [entry.id, entry]));
  await writeMerge(db, { userId, action: 'undo', plan: () => plan(db, entries, products) });
  const present = await listProductSnapshots(db, [...products.keys()]);
  const changed = present.filter(({ id, snapshot }) =>
    isDeepStrictEqual(snapshot.fitments, products.get(id)?.before?.fitments),
  ).length;
  return { changed, skipped: products.size - changed };
}
