import type { Db } from '#db/client.ts';
import { listDistinctPairs } from '#db/queries/products/distinct-products.ts';
import { listDuplicateCandidates, listDuplicateProducts } from '#db/queries/products/duplicates.ts';
import type { DuplicatesAnswer } from '#src/domain/admin/duplicates.ts';
import { findDuplicates } from '#src/domain/duplicates/find-duplicates.ts';
import { DUPLICATE_GROUPS_MAX, DUPLICATE_COMPARE_MS } from '#src/domain/limits/admin.ts';
import { inSlices } from '../in-slices.ts';
import { computeLikeness } from './compute-likeness.ts';

/** Every group of possible duplicates, with what a person needs to decide. */
export async function reviewDuplicates(db: Db): Promise<DuplicatesAnswer> {
  const isComplete = await computeLikeness(db, Date.now() + DUPLICATE_COMPARE_MS);
  const [candidates, distinct] = await Promise.all([listDuplicateCandidates(db), listDistinctPairs(db)]);
  const groups = await inSlices(findDuplicates(candidates, distinct));
  const shown = groups.slice(0, DUPLICATE_GROUPS_MAX);
  const products = await listDuplicateProducts(
    db,
    shown.flatMap(({ ids }) => ids),
  );
  const productOf = new Map(products.map((product) => [product.id, product]));
  return {
    success: true,
    groups: shown.map(({ ids, reasons, score }) => ({
      reasons,
      score,
      products: ids.flatMap((id) => productOf.get(id) ?? []),
    })),
    more: groups.length - shown.length,
    isComplete,
  };
}
