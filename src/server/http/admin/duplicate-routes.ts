import {
  deleteDistinctPairs,
  insertDistinctPairs,
  listDistinctPairViews,
} from '#db/queries/products/distinct-products.ts';
import { distinctInput, unmarkDistinctInput, mergeDuplicatesInput } from '#src/contracts/admin/duplicates.ts';
import type {
  DistinctAnswer,
  DistinctListAnswer,
  MergeDuplicatesAnswer,
} from '#src/domain/admin/duplicates.ts';
import { DISTINCT_PAIRS_SHOWN } from '#src/domain/limits/admin.ts';
import { mergeDuplicates } from '#src/server/duplicates/merge-duplicates.ts';
import { removeDuplicates } from '#src/server/duplicates/remove-duplicates.ts';
import { reviewDuplicates } from '#src/server/duplicates/review-duplicates.ts';
import { acceptJson, requestKeyOf } from '../accept.ts';
import { adminOf } from '../guarded-routes.ts';
import { refuseManyTries } from './refuse-many-tries.ts';
import type { Routes } from '../routes.ts';

/** Duplicates: the button of the specification (SPEC §7), and the review of the panel. */
export function addDuplicateRoutes(app: Routes): void {
  app.post('/api/database/remove-duplicates', async (c) => {
    await refuseManyTries(c, 'duplicates');
    return c.json(await removeDuplicates(c.var.db, adminOf(c).userId, requestKeyOf(c)));
  });
  // A POST, because it stores the likeness of pictures.
  app.post('/api/admin/duplicates/find', async (c) => c.json(await reviewDuplicates(c.var.db)));
  app.post('/api/admin/duplicates/merge', async (c) => {
    const { groups } = await acceptJson(mergeDuplicatesInput, c);
    const merge = await mergeDuplicates(c.var.db, adminOf(c).userId, {
      key: requestKeyOf(c),
      body: groups,
      groups: () => Promise.resolve(groups),
    });
    return c.json<MergeDuplicatesAnswer>({ success: true, ...merge });
  });
  app.post('/api/admin/duplicates/distinct', async (c) => {
    const { ids } = await acceptJson(distinctInput, c);
    const pairs = await insertDistinctPairs(c.var.db, ids);
    return c.json<DistinctAnswer>({ success: true, pairs });
  });
  app.get('/api/admin/duplicates/distinct', async (c) => {
    const listed = await listDistinctPairViews(c.var.db, DISTINCT_PAIRS_SHOWN);
    return c.json<DistinctListAnswer>({ success: true, ...listed });
  });
  app.post('/api/admin/duplicates/distinct/forget', async (c) => {
    const { pairs } = await acceptJson(unmarkDistinctInput, c);
    return c.json({ success: true, forgotten: await deleteDistinctPairs(c.var.db, pairs) });
  });
}
