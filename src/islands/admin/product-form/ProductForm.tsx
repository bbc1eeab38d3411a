import { type SyntheticEvent, useEffect, useState } from 'react';
import type { ProductFormState } from '#src/domain/admin/product-form.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { $lastVehicle } from '#src/stores/admin/last-vehicle.ts';
import { go, guardLeaving, leave } from '#src/stores/admin/route.ts';
import { notify } from '#src/stores/toasts.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { fieldLabel } from '#src/strings/product-fields.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { productsChanged, removeProduct } from '../products/use-product-actions.ts';
import { DraftBanner } from '../form/DraftBanner.tsx';
import { DraftNote, WaitNote } from '../form/FormState.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { TextArea } from '../ui/Field.tsx';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { DetailFields } from './DetailFields.tsx';
import { FitmentsField } from './FitmentsField.tsx';
import { FormFooter } from './FormFooter.tsx';
import { FormSummary } from './FormSummary.tsx';
import { HistorySection } from './HistorySection.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { ProductConflict } from './ProductConflict.tsx';
import { useProductForm } from './use-product-form.ts';

type Props = {
  part: string;
  product: AdminProduct | undefined;
  initial: ProductFormState;
  closeTo: string;
  onAnother?: () => void;
  /** Called after an earlier version was restored; the form is reset to it. */
  onRestored?: (product: AdminProduct) => void;
};

const FORM_ID = 'obrazac-proizvoda';

export function ProductForm({ part, product, initial, closeTo, onAnother, onRestored }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const it = useProductForm({ part, product, initial, onSaved });
  const { state } = it.saving;
  const { leaveTo, stay } = useLeaveGuard(it.isDirty && state.phase !== 'saving');
  const close = () => leave(closeTo);
  const closeFreely = (to = closeTo) => {
    guardLeaving(undefined);
    if (to === closeTo) leave(closeTo);
    else go(to);
  };

  function onSaved(saved: AdminProduct, then: 'close' | 'another' | 'stay'): void {
    const { manufacturerId, modelId } = it.fields.fitments[0] ?? { manufacturerId: '', modelId: '' };
    if (!it.fields.universal) $lastVehicle.set({ manufacturerId, modelId });
    const saying = it.isNew ? text['saved.add'] : text['saved.edit'];
    notify((then === 'stay' ? formStateText['saved.stay'] : saying)(saved.name));
    productsChanged();
    if (then === 'another' && onAnother) onAnother();
    else if (then !== 'stay') closeFreely();
  }

  // All fields are equal: the save had succeeded, only its answer was lost.
  const isSavedAlready = it.differences?.length === 0;
  const { resolve, theirs } = it;
  useEffect(() => {
    if (isSavedAlready && theirs) resolve(theirs);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per conflict
  }, [isSavedAlready]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    it.submit(false);
  };
  const isBusy = state.phase === 'saving' || it.waitsForPictures;

  return (
    <Dialog
      size="wide"
      title={text[it.isNew ? 'title.add' : 'title.edit']}
      note={<DraftNote isKept={it.draft.isKept} />}
      onClose={close}
      footer={
        <FormFooter
          formId={FORM_ID}
          isBusy={isBusy}
          onCancel={close}
          onDelete={it.isNew ? undefined : () => setDeleting(true)}
          onSaveAndNew={it.isNew && onAnother ? () => it.submit(true) : undefined}
        />
      }
    >
      <form
        id={FORM_ID}
        noValidate
        autoComplete="off"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-x-10"
      >
        {it.draft.found && (
          <DraftBanner
            className="lg:col-span-2"
            at={it.draft.found.at}
            onRestore={it.restoreDraft}
            onDiscard={it.draft.forget}
          />
        )}
        {it.summary && <FormSummary sentence={it.summary} faults={it.faults} tries={it.tries} />}
        {state.phase === 'refused' && !it.differences && state.message && (
          <FailureNote message={state.message} className="lg:col-span-2" />
        )}
        {it.waitsForPictures && <WaitNote className="lg:col-span-2" sentence={text['wait.pictures']} />}
        {state.phase === 'waiting' && !it.waitsForPictures && <WaitNote className="lg:col-span-2" />}
        <PictureStrip pictures={it.pictures} error={it.errorOf('images')} />
        <TextArea
          id="name"
          label={fieldLabel.name}
          required
          rows={2}
          error={it.errorOf('name')}
          className="lg:col-span-2"
          {...it.form.register('name')}
        />
        <FitmentsField form={it.form} values={it.fields} errorOf={it.errorOf} />
        <DetailFields form={it.form} values={it.fields} errorOf={it.errorOf} />
      </form>
      {product && onRestored && <HistorySection productId={product.id} onRestored={onRestored} />}
      {leaveTo !== undefined && (
        <LeaveQuestion
          onStay={stay}
          onDiscard={() => {
            it.draft.forget();
            closeFreely(leaveTo);
          }}
        />
      )}
      {isDeleting && product && (
        <ConfirmDialog
          title={productsText['delete.title']}
          question={productsText['delete.question']}
          confirm={productsText['delete.confirm']}
          onCancel={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            void removeProduct(product).then((isGone) => {
              if (!isGone) return;
              it.draft.forget();
              closeFreely();
            });
          }}
        />
      )}
      {it.theirs && it.differences && it.differences.length > 0 && (
        <ProductConflict
          differences={it.differences}
          mine={it.current}
          theirs={it.theirs}
          onSave={it.resolve}
          onBack={it.backToForm}
        />
      )}
    </Dialog>
  );
}
