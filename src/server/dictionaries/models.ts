import type { Db } from '#db/client.ts';
import * as table from '#db/queries/vehicles/admin-models.ts';
import type { ModelInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { isReservedModelSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { createOnce } from '#src/server/once.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refuseClash, refuseReserved, slugFor } from './dictionary-names.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';

/** The state that an edit stores; refused when a sibling model has one of its names (DECISIONS D15, R6). */
function stateFrom(
  manufacturerId: number,
  input: ModelInput,
  siblings: readonly AdminModel[],
): table.ModelState {
  const slug = slugFor(input);
  refuseReserved(slug, isReservedModelSlug);
  const { name, generations } = input;
  const aliases = input.aliases.filter((alias) => alias !== name);
  refuseClash({ name, slug, aliases }, siblings);
  return { manufacturerId, name, slug, aliases, generations };
}

/** A model with its manufacturer and the manufacturer's other models. Refused when it does not exist. */
export async function requireModel(db: Db, id: number) {
  const manufacturer = await table.findManufacturerOfModel(db, id);
  const all = manufacturer ? await table.listAdminModels(db, manufacturer.id) : [];
  const model = all.find((other) => other.id === id);
  if (!manufacturer || !model) throw new Problem('not_found', fault.modelGone);
  const { id: _, version: __, products: ___, ...state } = model;
  return { manufacturer, model, state, siblings: all.filter((other) => other !== model) };
}

/** A new model; @throws Problem `bad_request` without its manufacturer, `conflict` when a sibling has one of its names */
export const createModel = (
  db: Db,
  userId: number | null,
  { manufacturerId, ...input }: ModelInput & { manufacturerId: number },
  key?: string,
): Promise<AdminModel> =>
  createOnce(db, {
    subject: 'model',
    key,
    body: { manufacturerId, ...input },
    add: async (requestKey) => {
      const manufacturer = await table.findManufacturer(db, manufacturerId);
      if (!manufacturer)
        throw new Problem('bad_request', fault.manufacturerGone, { manufacturerId: fault.manufacturerGone });
      const state = stateFrom(manufacturerId, input, await table.listAdminModels(db, manufacturerId));
      return table.insertModel(db, { manufacturer, userId }, state, requestKey);
    },
    read: async (id) => (await requireModel(db, id)).model,
  });

/** Redirects its old address, and indexes its products under the new names. @throws Problem `not_found`, `conflict` */
export async function updateModel(
  db: Db,
  userId: number | null,
  id: number,
  input: ModelInput,
): Promise<AdminModel> {
  const { manufacturer, model, state: before, siblings } = await requireModel(db, id);
  const after = stateFrom(manufacturer.id, input, siblings);
  const version = await saveEdit({
    stored: { version: model.version, state: before },
    edited: input.version,
    after,
    write: (edited) => table.updateModel(db, { manufacturer, userId }, { id, edited, before, after }),
    readAgain: async () => (await requireModel(db, id)).model,
  });
  await refreshSearch(db);
  return { id, version, ...after, products: model.products };
}

/** Refused while a product fits it, the bin included. */
export async function deleteModel(db: Db, userId: number | null, id: number): Promise<void> {
  const { manufacturer, state: before } = await requireModel(db, id);
  const used = (await table.listProductIdsOf(db, { modelIds: [id] })).length;
  if (used > 0) throw new Problem('conflict', fault.modelUsed(used), { products: String(used) });
  await table.deleteModel(db, { manufacturer, userId }, { id, before });
}
