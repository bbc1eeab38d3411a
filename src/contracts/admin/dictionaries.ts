import { z } from 'zod';
import { tidyList } from '#src/domain/dictionaries/tidy-list.ts';
import { IMAGE_HASH_PATTERN } from '#src/domain/catalogue/image-address.ts';
import {
  ALIASES_MAX,
  CATEGORY_HINT_MAX,
  DICTIONARY_NAME_MAX,
  DICTIONARY_TEXT_MAX,
  GENERATIONS_MAX,
} from '#src/domain/limits/catalogue.ts';
import { slugify, SLUG_PATTERN } from '#src/domain/text/slug.ts';
import { tidySpaces } from '#src/domain/text/tidy-spaces.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { idField } from './fields.ts';

const name = z
  .string(fault.nameMissing)
  .transform(tidySpaces)
  .pipe(z.string().min(1, fault.nameMissing).max(DICTIONARY_NAME_MAX, fault.nameLong(DICTIONARY_NAME_MAX)));

/** When empty, it is made from the name. */
const slug = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? '')
  .refine((text) => text === '' || (SLUG_PATTERN.test(text) && text.length <= DICTIONARY_NAME_MAX), {
    error: fault.slugForm,
  });

const names = z
  .array(z.string().max(DICTIONARY_NAME_MAX, fault.aliasLong(DICTIONARY_NAME_MAX)))
  .max(ALIASES_MAX, fault.aliasMany(ALIASES_MAX))
  .default([])
  .transform(tidyList);

const slugs = names.transform((texts) => [...new Set(texts.map(slugify).filter(Boolean))]);

const year = z.number(fault.years).int(fault.years).min(1900, fault.years).max(2100, fault.years);

const generation = z
  .object({
    name: z.string().trim().max(DICTIONARY_NAME_MAX, fault.aliasLong(DICTIONARY_NAME_MAX)).default(''),
    aliases: names,
    yearFrom: year,
    yearTo: year.nullable(),
  })
  .refine(({ yearFrom, yearTo }) => yearTo === null || yearFrom <= yearTo, { error: fault.yearsOrder });

const generations = z
  .array(generation)
  .max(GENERATIONS_MAX, fault.generationMany(GENERATIONS_MAX))
  .default([])
  .superRefine((list, context) => {
    const seen = new Set<string>();
    list.forEach(({ name: own }, i) => {
      if (seen.has(own)) context.addIssue({ code: 'custom', path: [i], message: fault.generationName(own) });
      seen.add(own);
    });
  });

/** The row's version when the form was opened; without one the edit applies to any version. */
const version = z.number().int().min(1).optional();

const longText = (max: number) => z.string().trim().max(max, fault.textLong(max)).default('');

/** `POST` and `PUT /api/admin/manufacturers`. */
export const manufacturerInput = z.object({ name, slug, aliases: names, slugAliases: slugs, version });

/** `PUT /api/admin/models/{id}`; the manufacturer of a model cannot be changed. */
export const modelInput = z.object({ name, slug, aliases: names, generations, version });

/** `POST /api/admin/models`. */
export const newModelInput = modelInput.extend({ manufacturerId: idField });

/** `POST /api/admin/models/{id}/merge`, `POST /api/admin/manufacturers/{id}/merge`. */
export const mergeEntryInput = z.object({ intoId: idField });

/** `GET /api/admin/models?manufacturer=3`. */
export const modelsQuery = z.object({ manufacturer: idField });

/** `POST` and `PUT /api/admin/categories`. */
export const categoryInput = z.object({ name, slug, description: longText(DICTIONARY_TEXT_MAX), version });

/** `POST` and `PUT /api/admin/tuning-categories`; `image` is a hash from `POST /api/admin/images`. */
export const tuningCategoryInput = categoryInput.extend({
  hint: longText(CATEGORY_HINT_MAX),
  image: z.string().regex(IMAGE_HASH_PATTERN, fault.imageGone).nullish(),
});

export type CategoryInput = z.output<typeof categoryInput> & Partial<z.output<typeof tuningCategoryInput>>;

/** `PUT /api/admin/categories/order`: every id, in the new order. */
export const orderInput = z.object({ ids: z.array(idField).max(1000) });

/** `DELETE …?withModels=1`: the owner has confirmed that the manufacturer's models are deleted too. */
export const deleteManufacturerQuery = z.object({ withModels: z.literal('1').optional().catch(undefined) });
