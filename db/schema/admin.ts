import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '#src/domain/admin/history.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

export const adminUsers = pgTable('admin_users', {
  id: id(),
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Only hashes of tokens are stored: a copy of the table is not enough to log in. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** Keyed hashes of the network and device of the login: attempts of strangers do not lock these out. */
    network: text(),
    device: text(),
    /** The browser and system, in words for the owner's list of devices. */
    browser: text().notNull().default(''),
    /** The owner has marked the device as their own, so the session lasts longer. */
    isOwn: boolean().notNull().default(false),
  },
  (t) => [index('admin_sessions_of_user').on(t.userId), index('admin_sessions_expiry').on(t.expiresAt)],
);

/** Who changed what: the row before and after, so that any version can be restored. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** Shared by the entries of one call, which are undone together. */
    batch: uuid().notNull().defaultRandom(),
    /** Shared by the entries of all calls of one import, and by the entries that undo it. */
    run: uuid(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    entity: text({ enum: AUDIT_ENTITIES }).notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** The shape of `before` and `after`: raised when a field of a snapshot is renamed or changes its meaning. */
    version: smallint().notNull().default(1),
  },
  (t) => [
    index('audit_entries_of_entity').on(t.entity, t.entityId, t.at.desc().nullsFirst()),
    index('audit_entries_newest').on(t.at.desc().nullsFirst()),
    index('audit_entries_of_batch').on(t.batch),
    index('audit_entries_of_run')
      .on(t.run)
      .where(sql`run is not null`),
    check('audit_entries_change', sql`${t.before} is not null or ${t.after} is not null`),
  ],
);

const KEYED_SUBJECTS = [...AUDIT_ENTITIES, 'products', 'merge'] as const;
export type KeyedSubject = (typeof KEYED_SUBJECTS)[number];

/** Idempotency keys: a repeated request finds what the first one did. The key of a deleted row stays, so it is not added again. */
export const requestKeys = pgTable(
  'request_keys',
  {
    key: text().primaryKey(),
    /** Hash of the request's body: the same key with another body is an error. */
    bodyHash: text().notNull(),
    /** What was added; `products` for a change of many, `merge` for one of manufacturers or models. */
    subject: text({ enum: KEYED_SUBJECTS }).notNull(),
    /** The id of the added row, or the batch of the history. */
    result: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('request_keys_oldest').on(t.createdAt)],
);
