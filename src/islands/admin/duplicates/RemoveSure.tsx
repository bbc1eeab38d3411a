import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '#src/stores/admin/admin-call.ts';
import { removeSureDuplicates } from '#src/stores/admin/duplicates.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { productsChanged } from '../changes.ts';
import { tellChange } from '../products/product-actions.ts';
import { Button } from '../ui/Button.tsx';
import { useGone } from '../use-gone.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { NoticeDialog } from '../ui/NoticeDialog.tsx';
import { useSingleMutation } from '../use-single-mutation.ts';

/** The specification's action: its question, its call and its alert with the count; then an undo. */
export function RemoveSure() {
  const [isAsked, setAsked] = useState(false);
  const isGone = useGone();
  /** Offered when the notice is closed, or the screen was left before. */
  const undo = useRef<string | null>(null);
  const offerUndo = () => {
    if (undo.current) tellChange(text['remove.undo'], undo.current);
    undo.current = null;
  };
  useEffect(() => offerUndo, []);
  /** Of a removal without an answer: it is made once, however often it is sent. */
  const key = useRef('');
  const { mutate, isPending, data, error, reset } = useSingleMutation({
    mutationFn: () => removeSureDuplicates((key.current ||= randomUuid())),
    onSuccess: (removed) => {
      key.current = '';
      undo.current = removed.undo;
      if (isGone()) offerUndo();
    },
    onSettled: () => {
      setAsked(false);
      productsChanged();
    },
  });
  const message = error ? failureMessage(error) : data?.message;
  const close = () => {
    offerUndo();
    reset();
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
          busy={isPending && text.working}
          onConfirm={() => mutate()}
          onCancel={() => setAsked(false)}
        />
      )}
      {message !== undefined && (
        <NoticeDialog
          title={text[error ? 'remove.failed' : 'remove.done']}
          message={message}
          isFailure={error !== null}
          onClose={close}
        />
      )}
    </>
  );
}
