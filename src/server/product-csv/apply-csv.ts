import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { csvOrigin, listRunOutcomes, releaseDeletedImports } from '#db/queries/products/product-csv.ts';
import { isSourceTaken } from '#db/queries/failed-writes.ts';
import { insertProducts, updateProducts } from '#db/queries/products/product-writes.ts';
import type { ApplyRow, RowOutcome, RowResult } from '#src/domain/product-csv/row-report.ts';
import { type PlannedRow, planSlice } from './plan-slice.ts';

/** Edited since the preview: the import would do something that the owner has not agreed to. */
const wasEditedSince = ({ row, current, plan }: PlannedRow): boolean =>
  plan.kind === 'changed' && current?.version !== (row as ApplyRow).version;

/** Two rows of one slice may be for the same product; the last one is written. */
function lastPerProduct(rows: readonly PlannedRow[]): PlannedRow[] {
  return [...new Map(rows.map((own) => [own.current?.id ?? own.key, own])).values()];
}

/** Repeats after two imports have added the same row at once: the repeat finds the product of the other one. */
const REPEATS_MAX = 3;

type Slice = [db: Db, userId: number | null, { rows: readonly ApplyRow[]; run?: string | undefined }];

/**
 * Imports one slice of a file. A slice may be sent again when its answer was lost: a row without an id then finds the
 * product that it created, and what the same run has written counts as in the lost answer.
 *
 * @param run the import that the slice belongs to; the whole import can be undone by it
 */
export async function applyCsv(...slice: Slice): Promise<RowResult[]> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await applyOnce(...slice);
    } catch (error) {
      if (repeats === REPEATS_MAX || !isSourceTaken(error)) throw error;
    }
  }
}

type Written = {
  /** Ids of the products that were updated; a product that was edited since is not among them. */
  updated: ReadonlySet<number>;
  /** What the run had done to unchanged products before, by id. */
  earlier: ReadonlyMap<number, RowOutcome>;
};

function outcomeOf({ plan: { kind }, current }: PlannedRow, { updated, earlier }: Written): RowOutcome {
  const id = current?.id ?? 0;
  if (kind === 'new') return 'created';
  if (kind === 'same') return earlier.get(id) ?? 'same';
  if (kind === 'error') return 'error';
  return updated.has(id) ? 'updated' : 'conflict';
}

async function earlierOutcomes(db: Db, planned: readonly PlannedRow[], run: string | undefined) {
  const ids = planned.flatMap(({ plan, current }) => (plan.kind === 'same' && current ? current.id : []));
  return run && ids.length > 0 ? listRunOutcomes(db, run, ids) : new Map<number, RowOutcome>();
}

async function applyOnce(...[db, userId, { rows, run }]: Slice): Promise<RowResult[]> {
  const planned = await planSlice(db, rows);
  const added = lastPerProduct(planned.filter(({ plan }) => plan.kind === 'new'));
  const edited = lastPerProduct(planned.filter((own) => own.plan.kind === 'changed' && !wasEditedSince(own)));
  const change = () => ({ batch: randomUUID(), userId, action: 'csv' as const, ...(run && { run }) });
  const earlier = await earlierOutcomes(db, planned, run);
  const updated = new Set<number>();
  const made = new Map<string | undefined, number>();
  if (edited.length > 0) {
    const updates = edited.flatMap(({ current, plan }) =>
      current ? [{ id: current.id, version: current.version, state: plan.state }] : [],
    );
    for (const id of await updateProducts(db, change(), updates)) updated.add(id);
  }
  if (added.length > 0) {
    const keys = added.flatMap(({ key }) => (key === undefined ? [] : [key]));
    await releaseDeletedImports(db, keys);
    const states = added.map(({ key, plan }) => ({
      ...plan.state,
      ...(key !== undefined && csvOrigin(key)),
    }));
    const ids = await insertProducts(db, change(), states);
    added.forEach(({ key }, i) => {
      const id = ids[i];
      if (id !== undefined) made.set(key, id);
    });
  }
  return planned.map((own) => {
    const id = own.current?.id ?? made.get(own.key) ?? null;
    return { line: own.row.line, outcome: outcomeOf(own, { updated, earlier }), id, faults: own.plan.faults };
  });
}
