import { useRef, useState } from 'react';
import type { ProductFormState } from '#src/domain/admin/product-form.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import type { AfterSave } from '../form/use-saved-form.ts';
import { WaitNote } from '../form/WaitNote.tsx';
import type { SavedProduct } from '#src/stores/admin/products.ts';
import { rememberVehicle } from '#src/stores/admin/last-vehicle.ts';
import { leave } from '#src/stores/admin/route.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { useAskedForm } from '../form/kept-form-address.ts';
import { useFaultFocus } from '../form/use-fault-focus.ts';
import { leaveFreely } from '../form/use-leave-guard.ts';
import { DeleteProduct } from '../products/DeleteProduct.tsx';
import { tellChange } from '../products/product-actions.ts';
import { Button } from '../ui/Button.tsx';
import { useGone } from '../use-gone.ts';
import { HistorySection } from './HistorySection.tsx';
import { InBin } from './InBin.tsx';
import { ProductConflict } from './ProductConflict.tsx';
import { ProductFormContext } from './product-form-context.ts';
import { ProductFormFields } from './ProductFormFields.tsx';
import { SellBar } from './SellBar.tsx';
import { type ProductFormControls, useProductForm } from './use-product-form.ts';

type Props = {
  formName: string;
  product: AdminProduct | undefined;
  initial: ProductFormState;
  closeTo: string;
  onAnother?: () => void;
  /** Called after an earlier version was restored; the form is reset to it. */
  onRestored?: (product: AdminProduct) => void;
  onDeleted?: ((id: number) => void) | undefined;
};

const FORM_ID = 'obrazac-proizvoda';

export const ProductForm = (props: Props) => <OpenForm key={useAskedForm()} {...props} />;

function OpenForm(props: Props) {
  const { formName, product, initial, closeTo, onAnother, onRestored, onDeleted } = props;
  const [isDeleting, setDeleting] = useState(false);
  const isGone = useGone();
  const it = useProductForm({ formName, product, initial, onSaved });
  const { saving, keptForm, conflict } = it;
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, saving.fault);

  function onSaved(saved: SavedProduct, then: AfterSave | 'another'): void {
    const { name, status, version, undo = null } = saved;
    const isSame = version === product?.version;
    const edited = isSame ? text['saved.same'](name) : formStateText.saved(name);
    const said = it.isNew ? text['saved.add'](name, status === 'draft') : edited;
    tellChange(then === 'stay' ? formStateText['saved.stay'](name) : said, undo);
    if (then === 'another' && onAnother) onAnother();
    else if (then === 'close') leaveFreely(closeTo);
  }
  const submit = (thenAnother: boolean) => {
    if (it.submit(thenAnother) && it.isNew) rememberVehicle(it.fields);
  };

  return (
    <FormDialog
      size="wide"
      title={text[it.isNew ? 'title.add' : 'title.edit']}
      keptForm={keptForm}
      isDirty={it.isDirty && !saving.isSaving && !it.isQueued}
      waiting={<Waiting it={it} />}
      refusal={it.refusal?.message}
      closeTo={closeTo}
      footer={
        <FormFooter
          busy={it.busy}
          onCancel={() => leave(closeTo)}
          onDelete={product?.deletedAt === null ? () => setDeleting(true) : undefined}
          onSaveAndNew={it.isNew && onAnother ? () => submit(true) : undefined}
          onNext={it.isQueued && it.isWaiting ? onAnother : undefined}
        />
      }
    >
      {product && <SellBar product={product} isDirty={it.isDirty} onSold={() => leaveFreely(closeTo)} />}
      {product && <InBin product={product} isDirty={it.isDirty} onRestored={() => leaveFreely(closeTo)} />}
      <form
        ref={form}
        id={FORM_ID}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-x-10"
      >
        <ProductFormContext value={it}>
          <ProductFormFields />
        </ProductFormContext>
      </form>
      {product && onRestored && <HistorySection productId={product.id} onRestored={onRestored} />}
      {isDeleting && product && (
        <DeleteProduct
          product={product}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            onDeleted?.(product.id);
            keptForm.discardCurrent();
            if (!isGone()) leaveFreely(closeTo);
          }}
        />
      )}
      {conflict && (
        <ProductConflict
          differences={conflict.differences}
          mine={it.current}
          theirs={conflict.theirs}
          onSave={it.resolve}
          onBack={it.backToForm}
        />
      )}
    </FormDialog>
  );
}

/** What the save waits for, above the buttons. */
function Waiting({ it }: { it: ProductFormControls }) {
  if (it.isWaiting) {
    const open = it.keptForm.isRefused ? 'wait.refused' : 'wait.network';
    const how = it.isQueued ? 'wait.closable' : open;
    return <WaitNote className="mb-2.5" sentence={formStateText[how]} />;
  }
  return (
    it.waitsForPictures && (
      <WaitNote className="mb-2.5" title={text['wait.picturesTitle']} sentence={text['wait.pictures']} />
    )
  );
}

type FooterProps = {
  busy: string | false;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
  onSaveAndNew: (() => void) | undefined;
  /** Opens the next form while this one waits for the network. */
  onNext: (() => void) | undefined;
};

/** Delete left, cancel in the middle, save right. A phone shows only the save buttons; the ✕ on top closes the form. */
const FormFooter = ({ busy, onCancel, onDelete, onSaveAndNew, onNext }: FooterProps) => (
  <div className="grid grid-cols-[1fr_1.6fr] gap-2 lg:flex lg:justify-end">
    {onDelete && (
      <Button variant="danger" onClick={onDelete} className="lg:mr-auto">
        {text.remove}
      </Button>
    )}
    <Button onClick={onCancel} className="max-lg:hidden">
      {onNext ? adminText.close : adminText.cancel}
    </Button>
    {(onNext ?? onSaveAndNew) && (
      <Button onClick={onNext ?? onSaveAndNew} className="px-3!">
        {onNext ? text.addNext : text.saveAndNew}
      </Button>
    )}
    <Button type="submit" form={FORM_ID} variant="pri" busy={busy}>
      {formStateText.save}
    </Button>
  </div>
);
