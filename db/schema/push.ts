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
   * Of the session that turned it on: a device that is logged out is no longer notified. Null for devices from before
   * this column.
   */
  device: text(),
  /** The device's public key and secret, with which a notification is encrypted (RFC 8291). */
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: createdAt(),
});
