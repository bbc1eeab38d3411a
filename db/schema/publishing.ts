import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PUBLISH_STATES } from '#src/domain/admin/publish.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';

/** A product by its id; the names and years on pages; or everything, after a TRUNCATE. */
const CHANGE_KINDS = ['product', 'names', 'everything'] as const;

/** One row. Triggers raise the version on every write to the catalogue, however the write is made. */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    id: smallint().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull().default(1),
    changedAt: moment().notNull().defaultNow(),
    /** `catalogueChanges` holds every change of a later version than this. */
    changesSince: bigint({ mode: 'number' }).notNull().default(1),
    /** Fingerprint of the rules by which all products are indexed, or queued to be. */
    indexedBy: text(),
  },
  (t) => [check('catalogue_state_single', sql`${t.id} = 1`)],
);

/**
 * What has changed at which version; triggers write it together with the version. A publisher that has the catalogue
 * of one version reads only the differences, deletions included.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: id(),
    version: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    productId: integer(),
  },
  (t) => [
    check('catalogue_changes_kind', sql`(${t.kind} = 'product') = (${t.productId} is not null)`),
    index('catalogue_changes_version').on(t.version),
  ],
);

export const publishes = pgTable(
  'publishes',
  {
    id: id(),
    version: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: PUBLISH_STATES }).notNull().default('requested'),
    requestedAt: createdAt(),
    startedAt: moment(),
    finishedAt: moment(),
    pages: integer(),
    rendered: integer(),
    durationMs: integer(),
    error: text(),
  },
  (t) => [
    check('publishes_state', sql`${t.state} in ${oneOf(PUBLISH_STATES)}`),
    check('publishes_failure_reason', sql`(${t.state} = 'failed') = (${t.error} is not null)`),
    // At most one publish waits; it covers edits that are made while it waits.
    uniqueIndex('publishes_one_pending')
      .on(t.state)
      .where(sql`state = 'requested'`),
    index('publishes_live')
      .on(t.id.desc().nullsFirst())
      .where(sql`state = 'live'`),
  ],
);
