import { z } from 'zod';
import { BULK_PRODUCTS_MAX, DISTINCT_IDS_MAX, DISTINCT_PAIRS_MAX } from '#src/domain/limits/admin.ts';
import { problemText } from '#src/strings/problems.ts';
import { idField, idsField } from './fields.ts';

/** `POST /api/admin/duplicates/merge`: one group or several, each with the product that stays. */
export const mergeDuplicatesInput = z.object({
  groups: z
    .array(z.object({ keepId: idField, removeIds: idsField }))
    .min(1, problemText.nothingChosen)
    .max(BULK_PRODUCTS_MAX, problemText.tooManyIds),
});
export type MergeGroup = z.output<typeof mergeDuplicatesInput>['groups'][number];

/** `POST /api/admin/duplicates/distinct`: 'Nisu duplikati'. */
export const distinctInput = z.object({
  ids: idsField.refine((list) => list.length <= DISTINCT_IDS_MAX, problemText.tooManyIds),
});

/** `POST /api/admin/duplicates/distinct/forget`: undoes the call above. */
export const unmarkDistinctInput = z.object({
  pairs: z
    .array(z.tuple([idField, idField]))
    .min(1, problemText.nothingChosen)
    .max(DISTINCT_PAIRS_MAX, problemText.tooManyIds),
});
