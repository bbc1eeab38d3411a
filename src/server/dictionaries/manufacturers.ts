import type { Db } from '#db/client.ts';
import * as table from '#db/queries/vehicles/admin-manufacturers.ts';
import type { ManufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { freeManufacturerSlug, isReservedManufacturerSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { createOnce } from '#src/server/once.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { refuseClash, refuseReserved, slugFor } from './dictionary-names.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';

/** The state that an edit stores; refused when another manufacturer has one of its names (DECISIONS R1, R2). */
function stateFrom(input: ManufacturerInput, others: readonly AdminManufacturer[]): table.ManufacturerState {
  const slug = input.slug || freeManufacturerSlug(slugFor(input));
  refuseReserved(slug, isReservedManufacturerSlug);
  const slugAliases = input.slugAliases.filter((alias) => alias !== slug);
  for (const alias of slugAliases) refuseReserved(alias, isReservedManufacturerSlug, 'slugAliases');
  const aliases = input.aliases.filter((alias) => alias !== input.name);
  const state = { name: input.name, slug, aliases, slugAliases };
  refuseClash(state, others);
  return state;
}

/** A manufacturer with the others. Refused when it does not exist. */
export async function requireManufacturer(db: Db, id: number) {
  const all = await table.listAdminManufacturers(db);
  const manufacturer = all.find((other) => other.id === id);
  if (!manufacturer) throw new Problem('not_found', fault.manufacturerGone);
  const { id: _, version, models, products, ...state } = manufacturer;
  return {
    manufacturer,
    state,
    version,
    uses: { models, products },
    others: all.filter((other) => other !== manufacturer),
  };
}

/** A new manufacturer; redirects from its addresses are deleted. */
export const createManufacturer = (
  db: Db,
  userId: number | null,
  input: ManufacturerInput,
  key?: string,
): Promise<AdminManufacturer> =>
  createOnce(db, {
    subject: 'manufacturer',
    key,
    body: input,
    add: async (requestKey) => {
      const state = stateFrom(input, await table.listAdminManufacturers(db));
      return table.insertManufacturer(db, userId, state, requestKey);
    },
    read: async (id) => (await requireManufacturer(db, id)).manufacturer,
  });

/** Redirects its old address to the new one, and indexes its products under the new names. */
export async function updateManufacturer(
  db: Db,
  userId: number | null,
  id: number,
  input: ManufacturerInput,
): Promise<AdminManufacturer> {
  const { state: before, version: stored, uses, others } = await requireManufacturer(db, id);
  const after = stateFrom(input, others);
  const version = await saveEdit({
    stored: { version: stored, state: before },
    edited: input.version,
    after,
    write: (edited) => table.updateManufacturer(db, userId, { id, edited, before, after }),
    readAgain: async () => (await requireManufacturer(db, id)).manufacturer,
  });
  await refreshSearch(db);
  return { id, version, ...after, ...uses };
}

/** Refused while a product uses it, the bin included; its models are deleted only when the owner has confirmed it. */
export async function deleteManufacturer(
  db: Db,
  userId: number | null,
  { id, withModels }: { id: number; withModels: boolean },
): Promise<void> {
  const { state: before } = await requireManufacturer(db, id);
  const use = await table.countManufacturerUse(db, id);
  if (use.products > 0)
    throw new Problem('conflict', fault.manufacturerUsed(use.products), { products: String(use.products) });
  if (use.models > 0 && !withModels)
    throw new Problem('conflict', fault.manufacturerHasModels(use.models), { models: String(use.models) });
  await table.deleteManufacturer(db, userId, { id, before });
}
