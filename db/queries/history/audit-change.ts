import type { Db } from '#db/client.ts';
import { auditEntries } from '#db/schema/index.ts';
import type { AuditAction, AuditEntity } from '#src/domain/admin/history.ts';

type AuditChange = {
  /** Who changed it; null when it was no person. */
  userId: number | null;
  action: AuditAction;
  entity: AuditEntity;
  id: number;
  before?: object;
  after?: object;
  /** Shared with the other entries of one call. */
  batch?: string;
};

/** A statement for the batch that makes the change. */
export const auditChange = (db: Db, { id, ...change }: AuditChange) =>
  db.insert(auditEntries).values({ ...change, entityId: String(id) });
