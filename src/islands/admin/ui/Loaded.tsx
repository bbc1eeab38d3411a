import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { FailureNote } from './FailureNote.tsx';

/** As high as a screen of rows, so that nothing shifts when they load. */
export const RowsLoading = ({ rows = 8 }: { rows?: number }) => (
  <div role="status" aria-label={text.loading} className="border-t border-line">
    {Array.from({ length: rows }, (_, i) => (
      <div key={i} className="flex h-14 items-center border-b border-line">
        <span className="h-4 w-2/5 rounded-1 bg-sunken motion-safe:animate-skeleton" />
      </div>
    ))}
  </div>
);

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
