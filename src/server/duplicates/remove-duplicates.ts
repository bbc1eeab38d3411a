import type { Db } from '#db/client.ts';
import { listDistinctPairs } from '#db/queries/products/distinct-products.ts';
import { listDuplicateCandidates } from '#db/queries/products/duplicates.ts';
import type { RemoveDuplicatesAnswer } from '#src/domain/admin/duplicates.ts';
import {
  type DuplicateCandidate,
  findDuplicates,
  SURE_SCORE,
} from '#src/domain/duplicates/find-duplicates.ts';
import { duplicateText } from '#src/strings/admin/duplicates.ts';
import { inSlices } from '../in-slices.ts';
import { mergeDuplicates } from './merge-duplicates.ts';

/** Beside another part of the same name, one that is sold, reserved or archived is most likely a part of its own. */
const isForSale = ({ status, availability }: DuplicateCandidate): boolean =>
  status !== 'archived' && availability !== 'sold' && availability !== 'reserved';

/** The button of the specification: merges definite duplicates (DECISIONS D19). Likely ones wait for the review. */
export async function removeDuplicates(db: Db, userId: number | null): Promise<RemoveDuplicatesAnswer> {
  const [candidates, distinct] = await Promise.all([listDuplicateCandidates(db), listDistinctPairs(db)]);
  const found = await inSlices(findDuplicates(candidates.filter(isForSale), distinct, ['name-and-vehicle']));
  const groups = found
    .filter(({ score }) => score >= SURE_SCORE)
    .flatMap(({ ids: [keepId, ...removeIds] }) => (keepId === undefined ? [] : [{ keepId, removeIds }]));
  const { removed, undo } =
    groups.length > 0 ? await mergeDuplicates(db, userId, groups) : { removed: 0, undo: null };
  return {
    success: true,
    duplicates_removed: removed,
    error: null,
    message: duplicateText.removed(removed),
    undo,
  };
}
