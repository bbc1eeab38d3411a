import type { Db } from '#db/client.ts';
import { listAdminModels, listProductIdsOf } from '#db/queries/vehicles/admin-models.ts';
import { type DictionaryEdit, listRedirectsTo } from '#db/queries/vehicles/merges.ts';
import { freeAddresses, moveAddress } from '#db/queries/catalogue/redirects.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import type { FitmentValues } from '#src/domain/admin/product.ts';
import { distinctFitments } from '#src/domain/admin/product-fitments.ts';
import { mergedManufacturer, mergedModel, pairModels } from '#src/domain/dictionaries/merge.ts';
import { once } from '#src/server/once.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { addressesOf, manufacturers } from './manufacturers.ts';
import { models } from './models.ts';
import { changeFitments, writeMerge } from './write-merge.ts';

type Ids = { id: number; intoId: number };

function refuseSelf({ id, intoId }: Ids): void {
  if (id === intoId) throw new Problem('bad_request', fault.mergeSelf, { intoId: fault.mergeSelf });
}

async function planModels(db: Db, { id, intoId }: Ids): Promise<DictionaryEdit> {
  const { row: from, group } = await models.requireEntry(db, id);
  const { manufacturer, others } = group;
  refuseSelf({ id, intoId });
  const into = others.find((other) => other.id === intoId);
  if (!into) throw new Problem('bad_request', fault.mergeOther, { intoId: fault.mergeOther });
  const address = `/${manufacturer.slug}/${from.slug}`;
  const products = await changeFitments(
    db,
    await listProductIdsOf(db, { modelIds: [id] }),
    (_, { fitments }) =>
      distinctFitments(fitments.map((one) => (one.modelId === id ? { ...one, modelId: intoId } : one))),
  );
  return {
    manufacturers: { changed: [] },
    models: { changed: [{ before: into, after: mergedModel(from, into) }], removed: [from] },
    products,
    addresses: [...moveAddress(db, address, `/${manufacturer.slug}/${into.slug}`)],
    redirects: [{ fromPath: address, toPath: address }, ...(await listRedirectsTo(db, [address]))],
  };
}

type Pair = ReturnType<typeof pairModels>[number];

/** Models that both manufacturers have become one; the others change their manufacturer. */
function mergedModels(pairs: readonly Pair[], manufacturerId: number) {
  const stayed = new Map<AdminModel, AdminModel>();
  for (const { from, into } of pairs) {
    if (into) stayed.set(into, mergedModel(from, stayed.get(into) ?? into));
    else stayed.set(from, { ...from, manufacturerId });
  }
  return {
    changed: [...stayed].map(([before, after]) => ({ before, after })),
    removed: pairs.flatMap(({ from, into }) => (into ? [from] : [])),
  };
}

async function planManufacturers(db: Db, { id, intoId }: Ids): Promise<DictionaryEdit> {
  const { row: from, group } = await manufacturers.requireEntry(db, id);
  refuseSelf({ id, intoId });
  const into = group.others.find((other) => other.id === intoId);
  if (!into) throw new Problem('bad_request', fault.manufacturerGone, { intoId: fault.manufacturerGone });
  const pairs = pairModels(await listAdminModels(db, id), await listAdminModels(db, intoId));
  const modelIds = new Map(pairs.map((pair) => [pair.from.id, pair.into?.id]));
  const moved = (one: FitmentValues): FitmentValues => {
    if (one.manufacturerId !== id) return one;
    const modelId = one.modelId === null ? null : (modelIds.get(one.modelId) ?? one.modelId);
    return { ...one, manufacturerId: intoId, modelId };
  };
  const products = await changeFitments(
    db,
    await listProductIdsOf(db, { manufacturerId: id }),
    (_, { fitments }) => distinctFitments(fitments.map(moved)),
  );
  const renamed = pairs.filter((pair) => pair.into && pair.into.slug !== pair.from.slug);
  const addresses = addressesOf(from);
  const merged = mergedManufacturer(from, into);
  const kept = addressesOf(merged);
  return {
    manufacturers: { changed: [{ before: into, after: merged }], removed: [from] },
    models: mergedModels(pairs, intoId),
    products,
    addresses: [
      freeAddresses(
        db,
        pairs.flatMap((pair) => (pair.into ? [] : [`/${into.slug}/${pair.from.slug}`])),
      ),
      ...renamed.flatMap((pair) =>
        addresses.flatMap((address) =>
          moveAddress(db, `${address}/${pair.from.slug}`, `/${into.slug}/${pair.into?.slug}`),
        ),
      ),
      ...addresses
        .filter((address) => !kept.includes(address))
        .flatMap((address) => moveAddress(db, address, `/${into.slug}`)),
    ],
    redirects: await listRedirectsTo(db, [`/${from.slug}`]),
  };
}

const merge =
  (entity: 'model' | 'manufacturer', plan: (db: Db, ids: Ids) => Promise<DictionaryEdit>) =>
  (db: Db, userId: number | null, ids: Ids, key?: string): Promise<{ undo: string }> =>
    once(db, {
      subject: 'merge',
      key,
      body: { entity, ...ids },
      write: (requestKey) =>
        writeMerge(db, { userId, action: 'merge', plan: () => plan(db, ids), key: requestKey }),
      repeat: (undo, isSameBody) => {
        if (!isSameBody) throw new Problem('conflict', fault.keyUsed);
        return Promise.resolve({ undo });
      },
    });

/**
 * Merges two entries for one car and redirects the merged model's address. Returns what undoes the merge.
 *
 * @param key of the dialog, with which they are merged once, however often the request is sent
 * @throws Problem `conflict` when the key was used with another body
 */
export const mergeModels = merge('model', planModels);

/** The same for two entries for one manufacturer, with all models. */
export const mergeManufacturers = merge('manufacturer', planManufacturers);
