import { type ReactNode, useState } from 'react';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { pagerText } from '#src/strings/pager.ts';

const ROWS_PER_PAGE = 50;

type Props<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode };

/** Shows rows fifty at a time; a file may have ten thousand. */
export function RowPages<Row>({ rows, children }: Props<Row>) {
  const [page, setPage] = useState(0);
  const from = page * ROWS_PER_PAGE;
  const shown = rows.slice(from, from + ROWS_PER_PAGE);
  const isLast = from + ROWS_PER_PAGE >= rows.length;
  return (
    <>
      <ul className="border-t border-ink">{shown.map(children)}</ul>
      {rows.length > ROWS_PER_PAGE && (
        <div className="flex items-center justify-center gap-2 pt-3 text-sm num">
          <IconButton
            icon="previous"
            label={pagerText.previous}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <span role="status">{text['table.showing'](from + 1, from + shown.length, rows.length)}</span>
          <IconButton
            icon="next"
            label={pagerText.next}
            disabled={isLast}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
    </>
  );
}
