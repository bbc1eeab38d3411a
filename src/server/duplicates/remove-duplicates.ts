import type { Db } from '#db/client.ts';
import { listDistinctPairs } from '#db/queries/products/distinct-products.ts';
import { listDuplicateCandidates } from '#db/queries/products/duplicates.ts';
import type { MergeGroup } from '#src/contracts/admin/duplicates.ts';
import type { RemoveDuplicatesAnswer } from '#src/domain/admin/duplicates.ts';
import type { DuplicateCandidate } from '#src/domain/duplicates/duplicate-candidate.ts';
import { findDuplicates, SURE_SCORE } from '#src/domain/duplicates/find-duplicates.ts';
import { duplicateText } from '#src/strings/admin/duplicates.ts';
import { inSlices } from '../in-slices.ts';
import { mergeDuplicates } from './merge-duplicates.ts';

/** Beside another part of the same name, one that is sold, reserved or archived is most likely a part of its own. */
const isForSale = ({ status, availability }: DuplicateCandidate): boolean =>
  status !== 'archived' && availability !== 'sold' && availability !== 'reserved';

async function listSureGroups(db: Db): Promise<MergeGroup[]> {
  const [candidates, distinct] = await Promise.all([listDuplicateCandidates(db), listDistinctPairs(db)]);
  const found = await inSlices(findDuplicates(candidates.filter(isForSale), distinct, ['name-and-vehicle']));
  return found
    .filter(({ score }) => score >= SURE_SCORE)
    .flatMap(({ ids: [keepId, ...removeIds] }) => (keepId === undefined ? [] : [{ keepId, removeIds }]));
}

/** The button of the specification: merges definite duplicates (DECISIONS D19). Likely ones wait for the review. */
export async function removeDuplicates(
  db: Db,
  userId: number | null,
  key?: string,
): Promise<RemoveDuplicatesAnswer> {
  const { removed, undo } = await mergeDuplicates(db, userId, {
    key,
    body: 'sure',
    groups: () => listSureGroups(db),
  });
  return {
    success: true,
    duplicates_removed: removed,
    error: null,
    message: duplicateText.removed(removed),
    undo,
  };
}
