import { z } from 'zod';
import { IMPORT_STATUSES } from '#src/domain/admin/olx-import.ts';
import { OLX_ADS_MAX } from '#src/domain/limits/imports.ts';
import { problemText } from '#src/strings/problems.ts';

/** Id of an ad on the classifieds site, as a text of digits. */
export const adId = z.union([z.string().regex(/^\d{1,15}$/), z.number().int().positive().transform(String)]);

/** `POST /api/admin/olx/preview`. */
export const previewInput = z.object({
  page: z.number().int().min(1).max(100).default(1),
});

/** `POST /api/admin/olx/import`. */
export const importInput = z.object({
  ids: z
    .array(adId)
    .min(1, problemText.nothingChosen)
    .max(OLX_ADS_MAX, problemText.tooManyIds)
    .transform((ids) => [...new Set(ids)]),
  as: z.enum(IMPORT_STATUSES).default('draft'),
  renew: z.boolean().default(false),
});
export type ImportInput = z.output<typeof importInput>;

/** The body that starts the background function. */
export const backgroundInput = z.object({ jobId: z.number().int().positive(), key: z.uuid() });
