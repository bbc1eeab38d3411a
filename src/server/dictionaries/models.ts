import type { Db } from '#db/client.ts';
import {
  findManufacturer,
  findManufacturerOfModel,
  listAdminModels,
  listProductIdsOf,
  modelRows,
} from '#db/queries/vehicles/admin-models.ts';
import { modelInput, newModelInput } from '#src/contracts/admin/dictionaries.ts';
import { isReservedModelSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { inYearOrder } from '#src/domain/vehicle/vehicle.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { dictionary } from './dictionary.ts';
import { refuseClash, refuseReserved, refuseUsed, slugFor } from './dictionary-names.ts';

const groupWith = async (db: Db, manufacturer: { id: number; slug: string }) => ({
  manufacturer,
  all: await listAdminModels(db, manufacturer.id),
});

export const models = dictionary({
  input: modelInput,
  newInput: newModelInput,
  rows: modelRows,
  gone: fault.modelGone,
  groupOf: async (db, id) => {
    const manufacturer = await findManufacturerOfModel(db, id);
    return manufacturer && groupWith(db, manufacturer);
  },
  groupOfNew: async (db, { manufacturerId }) => {
    const manufacturer = await findManufacturer(db, manufacturerId);
    if (!manufacturer)
      throw new Problem('bad_request', fault.manufacturerGone, { manufacturerId: fault.manufacturerGone });
    return groupWith(db, manufacturer);
  },
  /** DECISIONS D15, R6. */
  valuesOf: ({ version: _, ...input }, { manufacturer, others }) => {
    const slug = slugFor(input);
    refuseReserved(slug, isReservedModelSlug);
    const aliases = input.aliases.filter((alias) => alias !== input.name);
    const generations = inYearOrder(input.generations);
    const values = { ...input, manufacturerId: manufacturer.id, slug, aliases, generations };
    refuseClash(values, others);
    return values;
  },
  pagesOf: ({ slug }, { manufacturer }) => [[`/${manufacturer.slug}/${slug}`]],
  refuseDeletion: async (db, id) =>
    refuseUsed((await listProductIdsOf(db, { modelIds: [id] })).length, fault.modelUsed),
});
