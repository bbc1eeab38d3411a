import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNote } from './FailureNote.tsx';
import { RowsLoading } from './RowsLoading.tsx';

type Props<Data> = {
  query: UseQueryResult<Data>;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a screen shows of a query: placeholders, the failure with a retry, and its data, however old. */
export const Loaded = <Data,>({
  query: { data, error, isPending, refetch },
  loading = <RowsLoading />,
  children,
}: Props<Data>) => (
  <>
    {error && <FailureNote message={error.message} onRetry={() => void refetch()} className="mb-4" />}
    {isPending && loading}
    {data !== undefined && children(data)}
  </>
);
