import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $importUndo, undoImport } from '#src/stores/admin/import-undo.ts';
import { importUndoText as text } from '#src/strings/admin/import-undo.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

type Props = {
  run: string;
  /** Products that the undo changes. */
  count: number;
  /** Name of the button where there are several. */
  label?: string;
  className?: string;
};

/** Undoes a whole import after a question, since only another import would bring it back. */
export function UndoImport({ run, count, label, className }: Props) {
  const [isAsked, setAsked] = useState(false);
  /** An undo runs, of this import or of another one. */
  const isBusy = useStore($importUndo)?.isBusy ?? false;
  return (
    <>
      <Button
        icon="refresh"
        aria-label={label}
        aria-disabled={isBusy || undefined}
        onClick={() => setAsked(true)}
        className={className}
      >
        {text.button}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text['confirm.title']}
          question={text['confirm.question'](count)}
          confirm={text.button}
          onConfirm={() => {
            setAsked(false);
            void undoImport(run);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
