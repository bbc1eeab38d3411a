import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '#src/domain/admin/history.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import { products } from './products.ts';

export const adminUsers = pgTable('admin_users', {
  id: id(),
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Tokens are kept hashed only: whoever reads the table cannot log in with it. */
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
  },
  (t) => [index('admin_sessions_of_user').on(t.userId), index('admin_sessions_expiry').on(t.expiresAt)],
);

/** Who changed what: the row before and after, so that any version can be brought back. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** One call's entries share it: what is undone together. */
    batch: uuid().notNull().defaultRandom(),
    /** An import is made of many calls: the entries of all of them share it, and so do those that take it back. */
    run: uuid(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    entity: text({ enum: AUDIT_ENTITIES }).notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
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

/** Keys under which products were created: a request that is sent again finds its product instead of making another. */
export const createKeys = pgTable(
  'create_keys',
  {
    key: text().primaryKey(),
    /** Of the request's body: the same key with another body is a mistake. */
    bodyHash: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('create_keys_of_product').on(t.productId), index('create_keys_oldest').on(t.createdAt)],
);

/** The same for brands, models and categories. What was deleted since keeps its key: it is not made once more. */
export const dictionaryKeys = pgTable(
  'dictionary_keys',
  {
    key: text().primaryKey(),
    bodyHash: text().notNull(),
    entity: text({ enum: AUDIT_ENTITIES }).notNull(),
    entityId: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('dictionary_keys_oldest').on(t.createdAt)],
);
