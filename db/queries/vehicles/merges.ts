import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, generations, manufacturers, models, redirects } from '#db/schema/index.ts';
import type { AuditAction, AuditEntity } from '#src/domain/admin/history.ts';
import type { AdminManufacturer, AdminModel } from '#src/domain/admin/dictionaries.ts';
import type { ManufacturerState } from './admin-manufacturers.ts';
import { insertGenerations, type ModelState } from './admin-models.ts';
import { auditChange } from '../history/audit-change.ts';
import { type ProductUpdate, updateStatements } from '../products/product-writes.ts';
import { isBelow } from '../catalogue/redirects.ts';
import { requireVersion } from '../history/versions.ts';

/** Old addresses with where they lead. */
type Redirects = { fromPath: string; toPath: string }[];

type Edits<Row> = {
  added?: readonly ({ id: number } & Omit<Row, 'id' | 'version' | 'products' | 'models'>)[];
  changed: readonly { before: Row; after: Row }[];
  removed?: readonly Row[];
};

/** What merging two entries, or undoing it, writes; all of it or nothing. */
export type DictionaryEdit = {
  manufacturers: Edits<AdminManufacturer>;
  models: Edits<AdminModel>;
  products: readonly ProductUpdate[];
  /** Statements that move addresses. */
  addresses: Parameters<Db['batch']>[0][number][];
  /** Kept in the history of what is removed, so that undoing the merge can restore them. */
  redirects?: Redirects;
};

const manufacturerState = ({
  id: _,
  version: __,
  models: ___,
  products: ____,
  ...state
}: AdminManufacturer) => state satisfies ManufacturerState;
const modelState = ({ id: _, version: __, products: ___, ...state }: AdminModel) =>
  state satisfies ModelState;

export const listRedirectsTo = (db: Db, paths: readonly string[]): Promise<Redirects> =>
  db
    .select({ fromPath: redirects.fromPath, toPath: redirects.toPath })
    .from(redirects)
    .where(or(...paths.map(isBelow)));

const changeManufacturers = (db: Db, { added = [], changed, removed = [] }: Edits<AdminManufacturer>) => [
  ...[...changed.map(({ before }) => before), ...removed].map(({ id, version }) =>
    requireVersion(db, manufacturers, id, version),
  ),
  ...added.map((row) => db.insert(manufacturers).overridingSystemValue().values(row)),
  ...changed.map(({ before, after }) =>
    db
      .update(manufacturers)
      .set({ ...manufacturerState(after), version: before.version + 1 })
      .where(eq(manufacturers.id, before.id)),
  ),
];

const changeModels = (db: Db, { added = [], changed, removed = [] }: Edits<AdminModel>) => [
  ...[...changed.map(({ before }) => before), ...removed].map(({ id, version }) =>
    requireVersion(db, models, id, version),
  ),
  ...added.flatMap(({ generations: built, ...row }) => [
    db.insert(models).overridingSystemValue().values(row),
    insertGenerations(db, row.id, built),
  ]),
  ...changed.flatMap(({ before, after }) => {
    const { generations: built, ...row } = modelState(after);
    return [
      db
        .update(models)
        .set({ ...row, version: before.version + 1 })
        .where(eq(models.id, before.id)),
      db.delete(generations).where(eq(generations.modelId, before.id)),
      insertGenerations(db, before.id, built),
    ];
  }),
  ...removed.map(({ id }) => db.delete(models).where(eq(models.id, id))),
];

type Change = { userId: number | null; batch: string; action: AuditAction };

/** One entry for each row; those of removed rows also keep the redirects that led to them. */
const auditEdits = <Row extends { id: number }>(
  db: Db,
  change: Change & { entity: AuditEntity },
  { added = [], changed, removed = [] }: Edits<Row>,
  { stateOf, kept }: { stateOf: (row: Row) => object; kept: object },
) => [
  ...added.map(({ id, ...after }) => auditChange(db, { ...change, id, after })),
  ...changed.map(({ before, after }) =>
    auditChange(db, { ...change, id: before.id, before: stateOf(before), after: stateOf(after) }),
  ),
  ...removed.map((row) => auditChange(db, { ...change, id: row.id, before: { ...stateOf(row), ...kept } })),
];

/**
 * Writes a merge or its undo, with an entry in the history of each product. Fails as `isOvertaken` says when a
 * product or a name was written since it was read.
 */
export async function writeDictionaryEdit(db: Db, change: Change, edit: DictionaryEdit): Promise<void> {
  const { detach, attach } = updateStatements(db, change, edit.products);
  const kept = edit.redirects ? { redirects: edit.redirects } : {};
  const ofManufacturers = { ...change, entity: 'manufacturer' } as const;
  const ofModels = { ...change, entity: 'model' } as const;
  await db.batch([
    ...detach,
    ...changeManufacturers(db, edit.manufacturers),
    ...changeModels(db, edit.models),
    ...(edit.manufacturers.removed ?? []).map(({ id }) =>
      db.delete(manufacturers).where(eq(manufacturers.id, id)),
    ),
    ...attach,
    ...edit.addresses,
    ...auditEdits(db, ofManufacturers, edit.manufacturers, { stateOf: manufacturerState, kept }),
    ...auditEdits(db, ofModels, edit.models, { stateOf: modelState, kept }),
  ]);
}

/** Restores the targets of those of these redirects that still exist. */
export const restoreRedirects = (db: Db, before: Redirects) =>
  db.execute(sql`
    update ${redirects} r set to_path = b."toPath"
    from json_to_recordset(${JSON.stringify(before)}::json) as b("fromPath" text, "toPath" text)
    where r.from_path = b."fromPath"`);

type Entry<State> = { id: number; before: State & { redirects?: Redirects }; after: State | null };
export type MergeEntries = { manufacturers: Entry<ManufacturerState>[]; models: Entry<ModelState>[] };

/** The history entries of the merged names; `after` is null for a removed one. */
export async function listMerge(db: Db, batch: string): Promise<MergeEntries> {
  const { rows } = await db.execute<{ entity: AuditEntity } & Entry<never>>(sql`
    select entity, entity_id::int as id, before, after from ${auditEntries}
    where batch = ${batch}::uuid and entity in ('manufacturer', 'model') and action = 'merge'`);
  const of = (entity: AuditEntity) => rows.filter((row) => row.entity === entity);
  return { manufacturers: of('manufacturer'), models: of('model') };
}

export type UndoableMerge = {
  entryId: number;
  batch: string;
  entity: AuditEntity;
  entityId: string;
  name: string;
};

/** Which of these entries are of a merge that can be undone (its removed name does not exist again), with that name. */
export async function listUndoableMerges(db: Db, entryIds: readonly number[]): Promise<UndoableMerge[]> {
  if (entryIds.length === 0) return [];
  const { rows } = await db.execute<UndoableMerge>(sql`
    select distinct on (e.id) e.id::int as "entryId", e.batch, g.entity, g.entity_id as "entityId", g.before->>'name' as name
    from ${auditEntries} e join ${auditEntries} g on g.batch = e.batch
    where ${inArray(sql`e.id`, [...entryIds])}
      and g.action = 'merge' and g.after is null and g.entity in ('manufacturer', 'model')
      and not exists (select from ${manufacturers} m where g.entity = 'manufacturer' and m.id = g.entity_id::int)
      and not exists (select from ${models} m where g.entity = 'model' and m.id = g.entity_id::int)
    order by e.id, g.entity`);
  return rows;
}
