import type { WantedPart } from '#src/domain/admin/wanted-part.ts';
import { adminCall, adminDelete } from './admin-call.ts';

export const listWantedParts = (signal?: AbortSignal): Promise<WantedPart[]> =>
  adminCall('wanted-parts', { signal });

export const setWantedAnswered = (id: number, isAnswered: boolean): Promise<unknown> =>
  adminCall(`wanted-parts/${id}`, { method: 'PUT', body: { isAnswered } });

export const deleteWantedPart = (id: number): Promise<unknown> => adminDelete(`wanted-parts/${id}`);
