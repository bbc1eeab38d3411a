import type { DuplicateCandidate } from '#src/domain/duplicates/duplicate-candidate.ts';
import { findDuplicates } from '#src/domain/duplicates/find-duplicates.ts';

let serial = 0;
export const aCandidate = (over: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  id: ++serial,
  name: 'Far lijevi',
  partNumbers: [],
  fitments: [{ manufacturerId: 1, modelId: 2, yearFrom: 2004, yearTo: 2009, facts: null }],
  side: null,
  axle: null,
  condition: null,
  storagePlace: null,
  quality: null,
  status: 'published',
  availability: 'in_stock',
  pictures: 1,
  likeness: null,
  createdAt: new Date(2026, 0, serial).toISOString(),
  ...over,
});
/** The candidate's vehicle with other years or facts. */
export const vehicle = (over: Partial<DuplicateCandidate['fitments'][number]>) => ({
  fitments: aCandidate().fitments.map((fitment) => ({ ...fitment, ...over })),
});
export function groupsOf(...asked: Parameters<typeof findDuplicates>) {
  const steps = findDuplicates(...asked);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
export const groups = (...candidates: DuplicateCandidate[]) => groupsOf(candidates, []);
