import { refreshPublish } from '#src/stores/admin/publish.ts';
import { queryClient } from './query-client.ts';

function refetch(keys: readonly string[]): void {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Refetches everything that shows products or what can be undone of them, and refreshes the publishing bar. */
export function productsChanged(): void {
  refetch(['products', 'product', 'history', 'overview', 'duplicates', 'olx', 'wanted-parts', 'import-runs']);
  refreshPublish();
}

/** Refetches everything that shows manufacturers, models or categories, and refreshes the publishing bar. */
export function dictionariesChanged(): void {
  refetch(['manufacturers', 'models', 'vehicles', 'categories', 'products', 'history', 'overview']);
  refreshPublish();
}

/** Refetches the settings of the shop and their history, and refreshes the publishing bar. */
export function settingsChanged(): void {
  refetch(['settings', 'history']);
  refreshPublish();
}

export const devicesChanged = (): void => refetch(['devices']);
export const messagesChanged = (): void => refetch(['messages', 'overview']);
export const wantedPartsChanged = (): void => refetch(['wanted-parts']);
export const overviewChanged = (): void => refetch(['overview']);
