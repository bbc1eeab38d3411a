import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { auditEntries, manufacturers, models, redirects } from '#db/schema/index.ts';
import { keepKey, type RequestKey } from '../admin/request-keys.ts';
import type { AuditAction, AuditEntity } from '#src/domain/admin/history.ts';
import type { Entry, ManufacturerValues, ModelValues } from '#src/domain/admin/dictionaries.ts';
import { type EntryRows, plainValues, type Statement, stateOf } from '../catalogue/entry-rows.ts';
import { manufacturerRows } from './admin-manufacturers.ts';
import { modelRows } from './admin-models.ts';
import { auditChange } from '../history/audit-change.ts';
import { type ProductUpdate, updateStatements } from '../products/product-writes.ts';
import { isBelow } from '../catalogue/redirects.ts';
import { requireVersion } from '../history/versions.ts';

/** Old addresses with where they lead. */
type Redirects = { fromPath: string; toPath: string }[];

type Edits<Values> = {
  added?: readonly (Values & { id: number })[];
  changed: readonly { before: Values & Entry; after: Values & Entry }[];
  removed?: readonly (Values & Entry)[];
};

/** What merging two entries, or undoing it, writes; all of it or nothing. */
export type DictionaryEdit = {
  manufacturers: Edits<ManufacturerValues>;
  models: Edits<ModelValues>;
  products: readonly ProductUpdate[];
  /** Statements that move addresses. */
  addresses: Statement[];
  /** Kept in the history of what is removed, so that undoing the merge can restore them. */
  redirects?: Redirects;
};

export const listRedirectsTo = (db: Db, paths: readonly string[]): Promise<Redirects> =>
  db
    .select({ fromPath: redirects.fromPath, toPath: redirects.toPath })
    .from(redirects)
    .where(or(...paths.map(isBelow)));

const writeRows = <Values extends object>(
  db: Db,
  rows: EntryRows<Values>,
  { added = [], changed, removed = [] }: Edits<Values>,
) => [
  ...[...changed.map(({ before }) => before), ...removed].map(({ id, version }) =>
    requireVersion(db, rows.table, id, version),
  ),
  ...added.flatMap((entry) => rows.insert(db, entry.id, plainValues(entry))),
  ...changed.flatMap(({ before, after }) =>
    rows.update(db, before.id, plainValues(after), before.version + 1),
  ),
];

const deleteRows = <Values>(db: Db, { table }: EntryRows<Values>, { removed = [] }: Edits<Values>) =>
  removed.map(({ id }) => db.delete(table).where(eq(table.id, id)));

type Change = { userId: number | null; batch: string; action: AuditAction };

/** One entry for each row; those of removed rows also keep the redirects that led to them. */
const auditEdits = <Values extends object>(
  db: Db,
  change: Change,
  rows: EntryRows<Values>,
  { added = [], changed, removed = [] }: Edits<Values>,
  kept: object,
) => {
  const audit = (id: number, states: { before?: object; after?: object }) =>
    auditChange(db, { ...change, entity: rows.entity, id, ...states });
  return [
    ...added.map((entry) => audit(entry.id, { after: stateOf(rows, entry) })),
    ...changed.map(({ before, after }) =>
      audit(before.id, { before: stateOf(rows, before), after: stateOf(rows, after) }),
    ),
    ...removed.map((entry) => audit(entry.id, { before: { ...stateOf(rows, entry), ...kept } })),
  ];
};

/**
 * Writes a merge or its undo, with an entry in the history of each product. Fails as `isOvertaken` says when a
 * product or a name was written since it was read.
 */
export async function writeDictionaryEdit(
  db: Db,
  change: Change,
  edit: DictionaryEdit,
  key?: RequestKey,
): Promise<void> {
  const { detach, attach } = updateStatements(db, change, edit.products);
  const kept = edit.redirects ? { redirects: edit.redirects } : {};
  await db.batch([
    ...detach,
    ...writeRows(db, manufacturerRows, edit.manufacturers),
    ...writeRows(db, modelRows, edit.models),
    ...deleteRows(db, modelRows, edit.models),
    ...deleteRows(db, manufacturerRows, edit.manufacturers),
    ...attach,
    ...edit.addresses,
    ...auditEdits(db, change, manufacturerRows, edit.manufacturers, kept),
    ...auditEdits(db, change, modelRows, edit.models, kept),
    ...keepKey(db, 'merge', change.batch, key),
  ]);
}

/** Restores the targets of those of these redirects that still exist. */
export const restoreRedirects = (db: Db, before: Redirects) =>
  db.execute(sql`
    update ${redirects} r set to_path = b."toPath"
    from json_to_recordset(${JSON.stringify(before)}::json) as b("fromPath" text, "toPath" text)
    where r.from_path = b."fromPath"`);

type MergeEntry<Values> = {
  id: number;
  before: Values & { redirects?: Redirects };
  after: Values | null;
};
export type MergeEntries = {
  manufacturers: MergeEntry<ManufacturerValues>[];
  models: MergeEntry<ModelValues>[];
};

/** The history entries of the merged names; `after` is null for a removed one. */
export async function listMerge(db: Db, batch: string): Promise<MergeEntries> {
  const { rows } = await db.execute<{ entity: AuditEntity } & MergeEntry<never>>(sql`
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
