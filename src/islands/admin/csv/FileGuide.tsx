import { CSV_COLUMNS } from '#src/domain/product-csv/columns.ts';
import { columnMeaning, csvText as text } from '#src/strings/admin/csv.ts';
import { Summary } from '../ui/Summary.tsx';

export const FileGuide = () => (
  <details className="group mb-9 border-y border-line">
    <Summary>{text['guide.title']}</Summary>
    <ul className="grid max-w-measure list-disc gap-1.5 pb-5 pl-5 text-ui">
      {text['guide.rules'].map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <dl className="pb-4">
      {CSV_COLUMNS.map(({ key, header }) => (
        <div
          key={key}
          className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-ui font-semibold">{header}</dt>
          <dd className="text-ui text-ink-2">{columnMeaning[key]}</dd>
        </div>
      ))}
    </dl>
    <p className="pb-5 text-sm text-ink-2">{text['guide.undo']}</p>
  </details>
);
