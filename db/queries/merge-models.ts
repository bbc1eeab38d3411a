import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, generations, models, redirects } from '#db/schema/index.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { insertGenerations, type ModelState, type Owner } from './admin-models.ts';
import { auditChange } from './dictionary-audit.ts';
import { type ProductUpdate, updateStatements } from './product-writes.ts';
import { freeAddresses, isBelow, moveAddress } from './redirects.ts';
import { requireVersion } from './versions.ts';

/** The merged model, with the old addresses that led to it: they lead to it again when the merge is undone. */
export type MergedModel = ModelState & { redirectsFrom: string[] };

type Merge = { from: AdminModel; into: AdminModel; after: ModelState };

const addressOf = ({ manufacturer }: Owner, { slug }: { slug: string }) => `/${manufacturer.slug}/${slug}`;

/** Statements that bring the model to that state, unless its version is no longer `edited`. */
const updateModelState = (db: Db, { id, version }: AdminModel, state: ModelState) =>
  [
    requireVersion(db, models, id, version),
    db
      .update(models)
      .set({ aliases: state.aliases, version: version + 1 })
      .where(eq(models.id, id)),
    db.delete(generations).where(eq(generations.modelId, id)),
    insertGenerations(db, id, state.generations),
  ] as const;

export async function listRedirectsTo(db: Db, owner: Owner, model: { slug: string }): Promise<string[]> {
  const rows = await db
    .select({ path: redirects.fromPath })
    .from(redirects)
    .where(isBelow(addressOf(owner, model)));
  return rows.map(({ path }) => path);
}

/**
 * Moves products, names and years of one model to another of the same manufacturer, with an entry in the history of
 * each product. Fails as `isOvertaken` says when a product or a model was written since it was read.
 */
export async function mergeModels(
  db: Db,
  owner: Owner & { batch: string },
  { from, into, after, redirectsFrom }: Merge & { redirectsFrom: string[] },
  updates: readonly ProductUpdate[],
): Promise<void> {
  const { batch, userId } = owner;
  const { products: _, version: __, id: fromId, ...gone } = from;
  const { products: ___, version: ____, id: intoId, ...before } = into;
  const change = { batch, userId, action: 'merge', entity: 'model' } as const;
  await db.batch([
    ...updateStatements(db, { batch, userId, action: 'merge' }, updates),
    requireVersion(db, models, fromId, from.version),
    ...updateModelState(db, into, after),
    db.delete(models).where(eq(models.id, fromId)),
    ...moveAddress(db, addressOf(owner, from), addressOf(owner, into)),
    auditChange(db, { ...change, id: fromId, before: { ...gone, redirectsFrom } satisfies MergedModel }),
    auditChange(db, { ...change, id: intoId, before, after }),
  ]);
}

export type MergeEntry = { id: number; before: MergedModel; after: ModelState | null };

/** The entries of both models: of the merged one without a state after it. */
export async function listMergeOfModels(db: Db, batch: string): Promise<MergeEntry[]> {
  const { rows } = await db.execute<MergeEntry>(sql`
    select entity_id::int as id, before, after from ${auditEntries}
    where batch = ${batch}::uuid and entity = 'model' and action = 'merge'`);
  return rows;
}

/** Adds the merged model again under its id; its products and addresses leave the other one. */
export async function undoMergeOfModels(
  db: Db,
  owner: Owner & { batch: string },
  { from, into, after }: { from: { id: number } & MergedModel; into: AdminModel; after: ModelState },
  updates: readonly ProductUpdate[],
): Promise<void> {
  const { batch, userId } = owner;
  const { id, redirectsFrom, generations: built, ...row } = from;
  const { products: _, version: __, id: intoId, ...before } = into;
  const [address, other] = [addressOf(owner, from), addressOf(owner, into)];
  const change = { batch, userId, action: 'undo', entity: 'model' } as const;
  const statements = updateStatements(db, { batch, userId, action: 'undo' }, updates);
  await db.batch([
    statements[0],
    db
      .insert(models)
      .overridingSystemValue()
      .values({ id, ...row }),
    insertGenerations(db, id, built),
    ...updateModelState(db, into, after),
    ...statements.slice(1),
    freeAddresses(db, [address]),
    db
      .update(redirects)
      .set({ toPath: sql`${address}::text || substr(${redirects.toPath}, ${other.length + 1})` })
      .where(inArray(redirects.fromPath, redirectsFrom)),
    auditChange(db, { ...change, id, after: { ...row, generations: built } }),
    auditChange(db, { ...change, id: intoId, before, after }),
  ]);
}
