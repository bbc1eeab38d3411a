import { type ImportState, startImport } from '#src/stores/admin/product-csv.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorsButton } from './ErrorsButton.tsx';
import type { KindCounts } from './PreviewStep.tsx';

const HALF_OF_A_PHONE = 'max-sm:flex-1 max-sm:px-2!';

export function PreviewBar({ state, counts }: { state: ImportState; counts: KindCounts }) {
  const wanted = counts.new + counts.changed;
  return (
    <div className="sticky bottom-0 z-sticky -mx-gutter mt-4 border-t border-line bg-surface px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {counts.error > 0 && (
          <p className="mr-auto text-sm text-ink-2">{text['apply.skips'](counts.error)}</p>
        )}
        <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
          {counts.error > 0 && <ErrorsButton state={state} />}
          {wanted > 0 ? (
            <Button variant="pri" icon="check" onClick={startImport} className={HALF_OF_A_PHONE}>
              {text['apply.button'](wanted)}
            </Button>
          ) : (
            <Button disabled className={HALF_OF_A_PHONE}>
              {text['apply.none']}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
