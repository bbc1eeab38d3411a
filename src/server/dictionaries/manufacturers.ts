import type { Db } from '#db/client.ts';
import {
  countManufacturerUse,
  listAdminManufacturers,
  manufacturerRows,
} from '#db/queries/vehicles/admin-manufacturers.ts';
import { manufacturerInput } from '#src/contracts/admin/dictionaries.ts';
import { freeManufacturerSlug, isReservedManufacturerSlug } from '#src/domain/catalogue/reserved-slugs.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { dictionary } from './dictionary.ts';
import { refuseClash, refuseReserved, refuseUsed, slugFor } from './dictionary-names.ts';

const group = async (db: Db) => ({ all: await listAdminManufacturers(db) });

/** Its own address first. */
export const addressesOf = (of: { slug: string; slugAliases: string[] }): [string, ...string[]] => [
  `/${of.slug}`,
  ...of.slugAliases.map((alias) => `/${alias}`),
];

export const manufacturers = dictionary({
  input: manufacturerInput,
  newInput: manufacturerInput,
  rows: manufacturerRows,
  gone: fault.manufacturerGone,
  groupOf: group,
  groupOfNew: group,
  /** DECISIONS R1, R2. */
  valuesOf: ({ version: _, ...input }, { others }) => {
    const slug = input.slug || freeManufacturerSlug(slugFor(input));
    refuseReserved(slug, isReservedManufacturerSlug);
    const slugAliases = input.slugAliases.filter((alias) => alias !== slug);
    for (const alias of slugAliases) refuseReserved(alias, isReservedManufacturerSlug, 'slugAliases');
    const aliases = input.aliases.filter((alias) => alias !== input.name);
    const values = { ...input, slug, aliases, slugAliases };
    refuseClash(values, others);
    return values;
  },
  pagesOf: (values) => [addressesOf(values)],
  /** Its models are deleted only when the owner has confirmed it. */
  refuseDeletion: async (db, id, withModels) => {
    const { products, models } = await countManufacturerUse(db, id);
    refuseUsed(products, fault.manufacturerUsed);
    if (!withModels) refuseUsed(models, fault.manufacturerHasModels, 'models');
  },
});
