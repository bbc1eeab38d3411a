import type { HistoryAnswer } from '#src/domain/admin/history.ts';
import { adminCall } from './admin-call.ts';

type HistoryScope = { page: number; productId?: number | undefined };

/** Newest first; of one product, or of everything without `productId`. */
export function listHistory({ page, productId }: HistoryScope, signal?: AbortSignal): Promise<HistoryAnswer> {
  const query = new URLSearchParams({
    page: String(page),
    ...(productId !== undefined && { entity: 'product', id: String(productId) }),
  });
  return adminCall(`history?${query.toString()}`, { signal });
}
