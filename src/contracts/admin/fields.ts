import { z } from 'zod';
import { BULK_PRODUCTS_MAX } from '#src/domain/limits/admin.ts';
import { ID_MAX, IDEMPOTENCY_KEY_MAX, PAGE_NUMBER_MAX } from '#src/domain/limits/requests.ts';
import { problemText } from '#src/strings/problems.ts';

/** Ids come as numbers or as text of digits (DECISIONS D12). */
export const idField = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .refine((id) => Number.isInteger(id) && id >= 1 && id <= ID_MAX);

/** The products that a call is about, each once. */
export const idsField = z
  .array(idField)
  .min(1, problemText.nothingChosen)
  .max(BULK_PRODUCTS_MAX, problemText.tooManyIds)
  .transform((ids) => [...new Set(ids)]);

/** What an empty select box sends: nothing, null or an empty text. */
export const blank = z.union([z.literal(''), z.null(), z.undefined()]);

/** Page number of a query; absent and empty mean the first page. */
export const pageField = z
  .string()
  .regex(/^\d{0,6}$/, problemText.badPage)
  .transform((text) => (text === '' ? 1 : Number(text)))
  .refine((page) => page >= 1 && page <= PAGE_NUMBER_MAX, problemText.badPage)
  .default(1);

/** Any visible ASCII: clients send one UUID per filled-in form. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(IDEMPOTENCY_KEY_MAX)
  .optional();
