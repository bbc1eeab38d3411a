import type { Overview } from '#src/domain/admin/overview.ts';
import { adminCall } from './admin-call.ts';

export const readOverview = (signal?: AbortSignal): Promise<Overview> => adminCall('overview', { signal });

export const showSearchMiss = (query: string, isShown: boolean): Promise<unknown> =>
  adminCall('search-misses', { method: 'PUT', body: { query, isShown } });
