import type { ReactNode } from 'react';
import { skippedOf } from '#src/domain/admin/import-run.ts';
import { $importUndo, undoImport, type UndoState } from '#src/stores/admin/import-undo.ts';
import { csvText } from '#src/strings/admin/csv.ts';
import { importUndoText as text } from '#src/strings/admin/import-undo.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { productsAddress } from '../products/product-address.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { Progress } from '../ui/Progress.tsx';

type Props = { state: UndoState; onDone?: () => void; doneLabel?: string };

export function UndoStep({
  state,
  onDone = () => $importUndo.set(undefined),
  doneLabel = adminText.understood,
}: Props) {
  const { run, isBusy, progress, failure } = state;
  if (failure) {
    return (
      <div className="grid justify-items-start gap-4 py-5">
        <FailureNote message={failure} className="w-full" />
        <div className="flex flex-wrap gap-2">
          <Button variant="pri" onClick={() => void undoImport(run)}>
            {text.again}
          </Button>
          <Button onClick={onDone}>{doneLabel}</Button>
        </div>
      </div>
    );
  }
  const { undone = 0, left = 0 } = progress ?? {};
  if (isBusy || !progress)
    return <Progress label={text.progress(undone, undone + left)} done={undone} all={undone + left} />;
  const skipped = skippedOf(progress);
  return (
    <div className="py-5">
      <div role="status" className="grid gap-2 pb-5">
        <h3 className="t-md">{text.done}</h3>
        <p className="text-ui">{text.result(undone)}</p>
        {skipped > 0 && <p className="text-ui text-ink-2">{text.skipped(skipped)}</p>}
      </div>
      <ResultLinks>
        <Button onClick={onDone}>{doneLabel}</Button>
      </ResultLinks>
    </div>
  );
}

/** What comes after an import or its undo: the products first. */
export const ResultLinks = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2 border-t border-line pt-5 sm:flex sm:flex-wrap">
    <ButtonLink href={productsAddress()} variant="pri">
      {csvText['result.toProducts']}
    </ButtonLink>
    {children}
  </div>
);
