import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import {
  deleteEntry,
  type EntryRows,
  insertEntry,
  type Pages,
  updateEntry,
} from '#db/queries/catalogue/entry-rows.ts';
import type { Entry } from '#src/domain/admin/dictionaries.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { createOnce } from '#src/server/once.ts';
import { Problem } from '#src/server/problem.ts';
import { refreshSearch } from '#src/server/search/refresh-search.ts';

/** The entries among which names and addresses are unique. */
type GroupOf<Values> = { all: readonly (Values & Entry)[] };

type Description<Values, Group extends GroupOf<Values>, Input, NewInput> = {
  input: z.ZodType<Input>;
  newInput: z.ZodType<NewInput>;
  rows: EntryRows<Values>;
  /** The refusal of an entry that does not exist. */
  gone: string;
  /** Undefined when there is no such entry. */
  groupOf: (db: Db, id: number) => Promise<Group | undefined>;
  groupOfNew: (db: Db, input: NewInput) => Promise<Group>;
  /** The values that an edit stores; refused when another entry has one of its names. */
  valuesOf: (
    input: Input,
    group: Group & { others: readonly Group['all'][number][] },
    db: Db,
  ) => Values | Promise<Values>;
  pagesOf: (values: Values, group: Group) => Pages;
  /** Refuses it for an entry that is in use, by products in the bin too: one that is restored needs its entry. */
  refuseDeletion: (db: Db, id: number, isConfirmed: boolean) => Promise<void>;
};

export type Dictionary<Row, Input, NewInput> = {
  input: z.ZodType<Input>;
  newInput: z.ZodType<NewInput>;
  /** @throws Problem `conflict` when another entry has one of its names */
  create: (db: Db, userId: number | null, input: NewInput, key?: string) => Promise<Row>;
  /** Redirects its old addresses, and indexes its products under the new names. @throws Problem `not_found`, `conflict` */
  update: (db: Db, userId: number | null, id: number, input: Input) => Promise<Row>;
  /** @throws Problem `not_found`, `conflict` when it is in use */
  delete: (db: Db, userId: number | null, id: number, isConfirmed?: boolean) => Promise<void>;
};

/** What is the same for all dictionaries: how their entries are found, added, edited and deleted. */
export function dictionary<
  Values extends object,
  Group extends GroupOf<Values>,
  Input extends { version?: number | undefined },
  NewInput extends Input,
>(of: Description<Values, Group, Input, NewInput>) {
  const { rows } = of;

  /** An entry with the others of its group. @throws Problem `not_found` */
  async function requireEntry(db: Db, id: number) {
    const group = await of.groupOf(db, id);
    const all: readonly Group['all'][number][] = group?.all ?? [];
    const row = all.find((one) => one.id === id);
    if (!group || !row) throw new Problem('not_found', of.gone);
    return { row, group: { ...group, others: all.filter((one) => one !== row) } };
  }
  const read = async (db: Db, id: number) => (await requireEntry(db, id)).row;

  const verbs: Dictionary<Group['all'][number], Input, NewInput> = {
    input: of.input,
    newInput: of.newInput,
    create: (db, userId, input, key) =>
      createOnce(db, {
        subject: rows.entity,
        key,
        body: input,
        add: async (requestKey) => {
          const group = await of.groupOfNew(db, input);
          const values = await of.valuesOf(input, { ...group, others: group.all }, db);
          return insertEntry(db, rows, { userId, values, pages: of.pagesOf(values, group) }, requestKey);
        },
        read: (id) => read(db, id),
      }),
    update: async (db, userId, id, input) => {
      const { row: before, group } = await requireEntry(db, id);
      const after = { ...before, ...(await of.valuesOf(input, group, db)) };
      const version = await saveEdit({
        stored: { version: before.version, state: before },
        edited: input.version,
        after,
        write: () => {
          const pages = { before: of.pagesOf(before, group), after: of.pagesOf(after, group) };
          return updateEntry(db, rows, { userId, before, after, pages });
        },
        readAgain: () => read(db, id),
      });
      await refreshSearch(db);
      return { ...after, version };
    },
    delete: async (db, userId, id, isConfirmed = false) => {
      const { row, group } = await requireEntry(db, id);
      await of.refuseDeletion(db, id, isConfirmed);
      await deleteEntry(db, rows, { userId, entry: row, pages: of.pagesOf(row, group) });
    },
  };
  return { ...verbs, requireEntry };
}
