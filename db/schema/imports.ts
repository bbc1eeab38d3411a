import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { IMPORT_ITEM_STATES, IMPORT_OUTCOMES, IMPORT_STATUSES } from '#src/domain/admin/olx-import.ts';
import { adminUsers } from './admin.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { products } from './products.ts';

/** One click of the import button. Its ads are in `import_items`, so a killed import continues where it stopped. */
export const importJobs = pgTable('import_jobs', {
  id: id(),
  /** Allows the background function, which anybody can call, to run this job only. */
  key: uuid().notNull().defaultRandom(),
  /** Shared by the history's entries of this import, which are undone together. */
  run: uuid().notNull().defaultRandom(),
  userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
  importAs: text({ enum: IMPORT_STATUSES }).notNull().default('draft'),
  /** Whether prices and pictures of ads that were imported before are updated. */
  renews: boolean().notNull().default(false),
  createdAt: createdAt(),
  /** Time of the latest progress; a job without progress has been killed. */
  movedAt: moment().notNull().defaultNow(),
  finishedAt: moment(),
});

/** Address of the first picture of a found ad on the classifieds site; the review fetches only these addresses. */
export const adPictures = pgTable('listing_pictures', {
  sourceId: text().primaryKey(),
  address: text().notNull(),
  foundAt: moment().notNull().defaultNow(),
});

/** Ads whose products were deleted and have left the bin: an import does not bring them back. */
export const deletedAds = pgTable('deleted_ads', {
  sourceId: text().primaryKey(),
  /** When an import or a review has found the ad on the site, or its product has left the bin. */
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
    /** What went wrong, as a text for people. */
    problem: text(),
    pictures: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.sourceId] }),
    index('import_items_open')
      .on(t.jobId, t.position)
      .where(sql`state <> 'done'`),
    index('import_items_of_product').on(t.productId),
    check('import_items_state', sql`${t.state} in ${oneOf(IMPORT_ITEM_STATES)}`),
    check('import_items_outcome', sql`(${t.state} = 'done') = (${t.outcome} is not null)`),
  ],
);
