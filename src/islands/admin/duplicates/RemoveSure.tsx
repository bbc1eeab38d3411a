import { useState } from 'react';
import { failureMessage } from '#src/stores/admin/admin-call.ts';
import { removeSureDuplicates } from '#src/stores/admin/duplicates.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { productsChanged } from '../changes.ts';
import { tellChange } from '../products/product-actions.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { NoticeDialog } from '../ui/NoticeDialog.tsx';

type Outcome = { message: string; failed: boolean; undo: string | null };

/** The specification's action: its question, its call and its alert with the count; then an undo. */
export function RemoveSure() {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const remove = async () => {
    setBusy(true);
    try {
      const { message, undo } = await removeSureDuplicates();
      setOutcome({ message, undo, failed: false });
    } catch (error) {
      setOutcome({ message: failureMessage(error), undo: null, failed: true });
    }
    setBusy(false);
    setAsked(false);
    productsChanged();
  };
  const close = () => {
    if (outcome?.undo) tellChange(text['remove.undo'], outcome.undo);
    setOutcome(undefined);
  };
  return (
    <>
      <Button icon="trash" onClick={() => setAsked(true)}>
        {text.removeSure}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text['remove.title']}
          question={text.question}
          confirm={text['remove.confirm']}
          busy={isBusy && text.working}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      )}
      {outcome && (
        <NoticeDialog
          title={text[outcome.failed ? 'remove.failed' : 'remove.done']}
          message={outcome.message}
          failed={outcome.failed}
          onClose={close}
        />
      )}
    </>
  );
}
