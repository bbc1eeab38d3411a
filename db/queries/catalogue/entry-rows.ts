import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import type { Entry } from '#src/domain/admin/dictionaries.ts';
import type { ProductReference } from '#src/domain/admin/product.ts';
import { keepKey, type RequestKey } from '../admin/request-keys.ts';
import { auditChange } from '../history/audit-change.ts';
import { requireVersion } from '../history/versions.ts';
import { nextId } from '../next-id.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { dropAddress, freeAddresses, moveAddress } from './redirects.ts';

export type Statement = Parameters<Db['batch']>[0][number];

/** How the entries of one dictionary are written. */
export type EntryRows<Values> = {
  entity: ProductReference;
  table: PgTable & { id: PgColumn };
  insert: (db: Db, id: number, values: Values) => Statement[];
  update: (db: Db, id: number, values: Values, version: number) => Statement[];
  /** Writes what refers to the entry by its names; follows `update` in its batch. */
  follow?: (db: Db, edit: { userId: number | null; before: Values & Entry; after: Values }) => Statement[];
  /** Deletes what the owner deletes together with the entry, with entries in the history. */
  deletePartsOf?: (db: Db, id: number, userId: number | null) => Promise<Statement[]>;
  /** What the history keeps, where that is not the values themselves. */
  stateOf?: (values: Values) => object;
};

/** What a list of entries says about each besides its values. */
const BESIDES: ReadonlySet<string> = new Set<keyof Entry | 'models'>(['id', 'version', 'products', 'models']);

export const plainValues = <Values extends object>(entry: Values): Values =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !BESIDES.has(name))) as Values;

/** The entry as the history keeps it. */
export const stateOf = <Values extends object>(rows: EntryRows<Values>, entry: Values): object => {
  const values = plainValues(entry);
  return rows.stateOf?.(values) ?? values;
};

/** The addresses of each page of an entry; the others lead to the first. */
export type Pages = readonly (readonly [string, ...string[]])[];

/** Redirects the addresses that a page no longer has to its present one. */
const movePages = (db: Db, { before, after }: Record<'before' | 'after', Pages>): Statement[] => {
  const kept = new Set(after.flat());
  return [
    freeAddresses(db, [...kept]),
    ...before.flatMap((addresses, i) =>
      addresses
        .filter((from) => !kept.has(from))
        .flatMap((from) => moveAddress(db, from, after[i]?.[0] ?? from)),
    ),
  ];
};

type Edit<Values> = {
  userId: number | null;
  before: Values & Entry;
  after: Values & Entry;
  pages: Record<'before' | 'after', Pages>;
};

export async function insertEntry<Values extends object>(
  db: Db,
  rows: EntryRows<Values>,
  { userId, values, pages }: { userId: number | null; values: Values; pages: Pages },
  key?: RequestKey,
): Promise<number> {
  const id = await nextId(db, rows.table);
  await db.batch([
    lockCatalogue(db),
    ...rows.insert(db, id, values),
    freeAddresses(db, pages.flat()),
    auditChange(db, { userId, action: 'create', entity: rows.entity, id, after: stateOf(rows, values) }),
    ...keepKey(db, rows.entity, id, key),
  ]);
  return id;
}

/** Fails with an error that `isEditedSince` recognises when the entry no longer has the version of `before`. */
export async function updateEntry<Values extends object>(
  db: Db,
  rows: EntryRows<Values>,
  { userId, before, after, pages }: Edit<Values>,
): Promise<void> {
  const { id, version } = before;
  const states = { before: stateOf(rows, before), after: stateOf(rows, after) };
  await db.batch([
    lockCatalogue(db),
    requireVersion(db, rows.table, id, version),
    ...rows.update(db, id, plainValues(after), version + 1),
    ...(rows.follow?.(db, { userId, before, after }) ?? []),
    auditChange(db, { userId, action: 'update', entity: rows.entity, id, ...states }),
    ...movePages(db, pages),
  ]);
}

type Deletion<Values> = { userId: number | null; entry: Values & Entry };

/** For the batch that deletes the entry. */
export const deletion = <Values extends object>(
  db: Db,
  rows: EntryRows<Values>,
  { userId, entry }: Deletion<Values>,
): Statement[] => [
  db.delete(rows.table).where(eq(rows.table.id, entry.id)),
  auditChange(db, {
    userId,
    action: 'delete',
    entity: rows.entity,
    id: entry.id,
    before: stateOf(rows, entry),
  }),
];

/** The database refuses to delete an entry that is in use. */
export async function deleteEntry<Values extends object>(
  db: Db,
  rows: EntryRows<Values>,
  { pages, ...of }: Deletion<Values> & { pages: Pages },
): Promise<void> {
  const parts = await rows.deletePartsOf?.(db, of.entry.id, of.userId);
  await db.batch([
    lockCatalogue(db),
    ...(parts ?? []),
    ...deletion(db, rows, of),
    ...pages.map(([address]) => dropAddress(db, address)),
  ]);
}
