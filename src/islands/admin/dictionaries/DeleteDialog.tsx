import { notify } from '#src/stores/toasts.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { dictionariesChanged } from '../changes.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { useSaving } from '../form/use-saving.ts';
import { useGone } from '../use-gone.ts';

export type Refusal = { message: string; fields: Record<string, string> };

export const usedRefusal = (
  count: number,
  message: (count: number) => string,
  by: 'products' | 'models' = 'products',
): Refusal | undefined =>
  count > 0 ? { message: message(count), fields: { [by]: String(count) } } : undefined;

type Props = {
  name: string;
  /** Address of the list of products that prevent the deletion. */
  productsAddress: string;
  /** What prevents the deletion, as far as the list knows. */
  refusal: Refusal | undefined;
  remove: (withModels: boolean) => Promise<unknown>;
  onClose: () => void;
};

/** An entry in use is not deleted: the dialog says so instead of asking, shows the count and links to products. */
export function DeleteDialog({ name, productsAddress, refusal, remove, onClose }: Props) {
  const isGone = useGone();
  const done = () => {
    if (!isGone()) onClose();
    // The pressed button was removed with its row.
    notify(text.deleted(name), { focus: true });
  };
  const plain = useSaving(() => remove(false), done, { changed: dictionariesChanged });
  const whole = useSaving(() => remove(true), done, { changed: dictionariesChanged });
  const fault = whole.fault ?? plain.fault ?? refusal;
  if (!fault) {
    return (
      <ConfirmDialog
        title={text['delete.title']}
        question={text['delete.question'](name)}
        confirm={text.remove}
        busy={plain.isSaving && text['delete.busy']}
        onConfirm={() => plain.save()}
        onCancel={onClose}
      />
    );
  }
  const models = Number(fault.fields['models'] ?? 0);
  const isInUse = Object.keys(fault.fields).length > 0;
  return (
    <Dialog
      title={text['delete.title']}
      compact
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{isInUse && models === 0 ? adminText.close : adminText.cancel}</Button>
          {fault.fields['products'] && (
            <ButtonLink href={productsAddress} onFollow={onClose} variant="pri">
              {text.showProducts}
            </ButtonLink>
          )}
          {models > 0 && (
            <Button
              variant="danger"
              busy={whole.isSaving && text['delete.busy']}
              onClick={() => whole.save()}
            >
              {text['delete.withModels'](models)}
            </Button>
          )}
        </div>
      }
    >
      {isInUse ? (
        <p role="alert">
          {fault.message}
          {fault !== refusal && fault.fields['products'] && ` ${text['delete.binCounts']}`}
        </p>
      ) : (
        <FailureNote message={fault.message} onRetry={() => (whole.fault ? whole : plain).save()} />
      )}
    </Dialog>
  );
}
