import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { adminUsers } from './admin.ts';
import { createdAt } from './columns.ts';

/** The owner's devices that are notified of new messages (Web Push, RFC 8030). */
export const pushSubscriptions = pgTable('push_subscriptions', {
  /** The device's address at its push service. */
  endpoint: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => adminUsers.id, { onDelete: 'cascade' }),
  /**
   * The device of the session that turned it on: once logged out, it is no longer notified. Null for subscriptions that
   * are older than this column.
   */
  device: text(),
  /** The device's public key and secret, with which a notification is encrypted (RFC 8291). */
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: createdAt(),
});
