import type { Pagination } from '../product-list/pager.ts';

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'duplicate',
  'bulk',
  'undo',
  'restore-version',
  'import',
  'csv',
  'remove-duplicates',
  'merge',
  'expire',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_ENTITIES = [
  'product',
  'manufacturer',
  'model',
  'category',
  'tuning-category',
  'message',
  'settings',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/**
 * One field that differs. Values are for display: names instead of ids, money as '89,00 KM', vehicles as 'Audi A4
 * 2004–2008', pictures as a list of hashes. Null is an empty value.
 */
export type HistoryChange = {
  field: string;
  before: string | string[] | null;
  after: string | string[] | null;
};

/** The states before and after an entry. */
export const HISTORY_SIDES = ['before', 'after'] as const;
export type HistorySide = (typeof HISTORY_SIDES)[number];
/** What can be undone or restored from an entry. */
export type HistoryUndo = HistorySide | 'merge' | 'settings' | 'bulk';

export type HistoryEntry = {
  id: number;
  at: string;
  /** Null when the user was deleted, or when no person made the change. */
  username: string | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** The name at that time. */
  name: string;
  changes: HistoryChange[];
  /** The entry created its subject: no field had a value before. */
  isNew: boolean;
  /** Which of the two would change the product as it is now: undoing this edit, restoring the state after it. */
  restorable: Record<HistorySide, boolean>;
  /**
   * The merge of two names that the entry belongs to, while it can be undone: `batch` goes to `POST /api/admin/undo`.
   */
  merge: { batch: string; entity: AuditEntity; name: string } | null;
  /** For an edit of the settings, while some of its values are still in force; `batch` as above. */
  settings: { batch: string } | null;
  /** For the first entry shown of a change of many products: how many of them are still as it left them. */
  bulk: { batch: string; count: number } | null;
};

export type HistoryAnswer = { entries: HistoryEntry[]; pagination: Pagination };
