import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

const LONGEST_MS = 30 * 60_000;

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/**
 * Asks again only while the panel is looked at, and ever more rarely: every call keeps the database awake for minutes.
 * Coming back to the panel asks at once.
 */
export const everMoreRarely =
  (firstMs: number) =>
  ({ state }: { state: { dataUpdateCount: number } }): number =>
    Math.min(firstMs * 2 ** state.dataUpdateCount, LONGEST_MS);

export const useRead = <Data>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  options: Options<Data> = {},
): UseQueryResult<Data> => useQuery({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
