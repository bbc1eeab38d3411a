import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

export const useRead = <Data>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Data>,
  options: Options<Data> = {},
): UseQueryResult<Data> => useQuery({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
