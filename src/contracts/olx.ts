import { z } from 'zod';

/*
 * Answers of the classifieds site. Loose types are accepted: numbers as text, booleans as text, null instead of a
 * list. An ad that cannot be read is one problem and does not end the import.
 */

const id = z.union([z.number().int().positive(), z.string().regex(/^\d{1,15}$/)]).transform(String);
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']), z.literal(0), z.literal(1), z.null()])
  .optional()
  .transform((value) => value !== false && value !== 'false' && value !== 0);
const seconds = z.coerce.number().nonnegative().catch(0);
const price = z.union([z.number(), z.string(), z.null()]).optional().catch(null);
const named = z
  .object({ name: z.string().catch('') })
  .nullish()
  .transform((value) => value?.name ?? '')
  .catch('');
const text = z.string().nullish().catch(null);

const common = {
  id,
  title: z.string().trim().min(1),
  price,
  display_price: text,
  show_price: flag,
  visible: flag,
  available: flag,
  status: text,
  listing_type: text,
  date: seconds,
  image: text,
  images: z.array(z.unknown()).nullish().catch(null),
};

export const olxListItem = z.object(common);
export type OlxListItem = z.output<typeof olxListItem>;

/** `GET /users/{username}/listings`; rows are checked one by one with `olxListItem`. */
export const olxListPage = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ total: z.coerce.number().int().nonnegative() }).catch({ total: 0 }),
});

/** `GET /listings/{id}`: flat, without an envelope. */
export const olxAd = z.object({
  ...common,
  short_description: text,
  additional: z.object({ description: text }).nullish().catch(null),
  state: text,
  category: named,
  brand: named,
});
export type OlxAdAnswer = z.output<typeof olxAd>;
