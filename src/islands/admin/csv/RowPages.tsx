import { type ReactNode, useState } from 'react';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { pagerText } from '#src/strings/pager.ts';
import { Steps } from '../ui/Steps.tsx';

const ROWS_PER_PAGE = 50;

type Props<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode };

/** Shows rows fifty at a time; a file may have ten thousand. */
export function RowPages<Row>({ rows, children }: Props<Row>) {
  const [page, setPage] = useState(1);
  const from = (page - 1) * ROWS_PER_PAGE;
  const shown = rows.slice(from, from + ROWS_PER_PAGE);
  return (
    <>
      <ul className="border-t border-ink">{shown.map(children)}</ul>
      {rows.length > ROWS_PER_PAGE && (
        <Steps
          page={page}
          pages={Math.ceil(rows.length / ROWS_PER_PAGE)}
          labels={pagerText}
          onStep={setPage}
          className="pt-3 text-sm"
        >
          <span role="status">{text['table.showing'](from + 1, from + shown.length, rows.length)}</span>
        </Steps>
      )}
    </>
  );
}
