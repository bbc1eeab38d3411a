import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { IMPORT_ITEM_STATES, IMPORT_OUTCOMES, IMPORT_STATUSES } from '#src/domain/admin/olx-import.ts';
import { adminUsers } from './admin.ts';
import { createdAt, id, moment } from './columns.ts';
import { products } from './products.ts';

const oneOf = (values: readonly string[]) => sql.raw(`(${values.map((v) => `'${v}'`).join(', ')})`);

/** One press of the import button. Its ads stand in `import_items`, so a killed import goes on where it was. */
export const importJobs = pgTable('import_jobs', {
  id: id(),
  /** Lets the background function, which anybody can call, do this job and no other. */
  key: uuid().notNull().defaultRandom(),
  userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
  importAs: text({ enum: IMPORT_STATUSES }).notNull().default('draft'),
  /** Whether price and pictures of ads that are here already are renewed. */
  renews: boolean().notNull().default(false),
  createdAt: createdAt(),
  /** When it last moved on; one that stands still has been killed. */
  movedAt: moment().notNull().defaultNow(),
  finishedAt: moment(),
});

/** Where the site has the first picture of an ad that was found; only these addresses are fetched for the review. */
export const adPictures = pgTable('listing_pictures', {
  sourceId: text().primaryKey(),
  address: text().notNull(),
  foundAt: moment().notNull().defaultNow(),
});

export const importItems = pgTable(
  'import_items',
  {
    jobId: integer()
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    sourceId: text().notNull(),
    position: integer().notNull(),
    state: text({ enum: IMPORT_ITEM_STATES }).notNull().default('waiting'),
    outcome: text({ enum: IMPORT_OUTCOMES }),
    title: text().notNull().default(''),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** What a person should know about it, in words. */
    problem: text(),
    pictures: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.sourceId] }),
    index('import_items_open')
      .on(t.jobId, t.position)
      .where(sql`state <> 'done'`),
    check('import_items_state', sql`${t.state} in ${oneOf(IMPORT_ITEM_STATES)}`),
    check('import_items_outcome', sql`(${t.state} = 'done') = (${t.outcome} is not null)`),
  ],
);
