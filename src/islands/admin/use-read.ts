import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

const INTERVAL_MS_MAX = 30 * 60_000;

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/**
 * A polling interval that doubles with every answer since the panel was opened: every call keeps the database from
 * suspending for minutes. Nothing is polled while the panel is hidden; returning to it polls at once.
 */
export const withBackoff =
  (firstMs: number) =>
  ({ state }: { state: { dataUpdateCount: number } }): number =>
    Math.min(firstMs * 2 ** state.dataUpdateCount, INTERVAL_MS_MAX);

export const useRead = <Data>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  options: Options<Data> = {},
): UseQueryResult<Data> => useQuery({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
