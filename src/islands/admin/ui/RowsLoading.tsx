import { adminText as text } from '#src/strings/admin/shell.ts';

/** As high as a screen of rows, so that nothing shifts when they load. */
export const RowsLoading = ({ rows = 8 }: { rows?: number }) => (
  <div role="status" aria-label={text.loading} className="border-t border-line">
    {Array.from({ length: rows }, (_, i) => (
      <div key={i} className="flex h-14 items-center border-b border-line">
        <span className="h-4 w-2/5 animate-skeleton rounded-1 bg-sunken" />
      </div>
    ))}
  </div>
);
