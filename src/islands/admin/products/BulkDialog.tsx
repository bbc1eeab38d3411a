import { type SyntheticEvent, useRef, useState } from 'react';
import type { BulkChange } from '#src/domain/admin/bulk.ts';
import type { AdminProductRow } from '#src/domain/admin/product.ts';
import { FIRST_YEAR } from '#src/domain/limits/catalogue.ts';
import { type BulkFieldName, isChoice, productField } from '#src/domain/product/product-fields.ts';
import { lastYear } from '#src/domain/years.ts';
import { formText } from '#src/strings/admin/product-form.ts';
import { bulkText, productsText as text } from '#src/strings/admin/products.ts';
import { fieldHelp, fieldLabel } from '#src/strings/product-fields.ts';
import { useFaultFocus } from '../form/use-fault-focus.ts';
import { Check } from '../ui/Check.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { NamedOptions, SelectField, TextField } from '../ui/Field.tsx';
import { ChoiceOptions } from '../product-form/PlainField.tsx';
import { useCategories } from '../product-form/use-choices.ts';
import { YearOptions } from '../product-form/YearOptions.tsx';
import { changeOf, EMPTIED, type FormKind, isTyped, NO_VALUE } from './bulk-form.ts';
import { BulkPrice } from './BulkPrice.tsx';

type Props = {
  kind: FormKind;
  products: readonly AdminProductRow[];
  busy: boolean;
  onApply: (change: BulkChange) => void;
  onClose: () => void;
};

const FORM_ID = 'masovna-izmjena';

export function BulkDialog({ kind, products, busy, onApply, onClose }: Props) {
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, fault);
  const categories = useCategories(kind === 'categoryId');
  const isLacking = kind === 'categoryId' && !categories.data;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = changeOf(kind, new FormData(event.currentTarget));
    if (typeof change === 'string') setFault(change);
    else onApply(change);
  };
  return (
    <Dialog
      title={bulkText(kind).title}
      compact
      onClose={onClose}
      footer={
        <DialogButtons
          form={FORM_ID}
          confirm={text['bulk.apply']}
          busy={busy ? text['bulk.applying'] : isLacking && text['bulk.apply']}
          inHalves
          onCancel={onClose}
        />
      }
    >
      <form
        ref={form}
        id={FORM_ID}
        noValidate
        onSubmit={submit}
        onChange={() => setFault(undefined)}
        className="grid gap-4"
      >
        {kind !== 'price' && <p className="text-ink-2">{text['bulk.applies'](products.length)}</p>}
        {kind === 'categoryId' && categories.error && (
          <FailureNote message={formText.categoriesFailed} onRetry={() => void categories.refetch()} />
        )}
        {kind !== 'years' && kind !== 'price' && (
          <FieldControl name={kind} categories={categories.data} fault={fault} />
        )}
        {kind === 'years' && (
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              id="masovno-od"
              name="from"
              label={text['bulk.from']}
              error={fault}
              defaultValue={FIRST_YEAR}
            >
              <YearOptions />
            </SelectField>
            <SelectField id="masovno-do" name="to" label={text['bulk.to']} defaultValue={lastYear()}>
              <YearOptions />
            </SelectField>
          </div>
        )}
        {kind === 'price' && <BulkPrice products={products} fault={fault} />}
      </form>
    </Dialog>
  );
}

type ControlProps = {
  name: BulkFieldName;
  categories: readonly { id: number; name: string }[] | undefined;
  fault: string | undefined;
};

/** A field that may be empty begins without a choice, so that a hasty press removes no values from products. */
function FieldControl({ name, categories, fault }: ControlProps) {
  const isCategory = name === 'categoryId';
  const { type, default: usual } = productField(name);
  const box = { id: `masovno-${name}`, name, label: fieldLabel[name], help: fieldHelp[name], error: fault };
  const [isEmptied, setEmptied] = useState(false);
  if (isTyped(name))
    return (
      <>
        <TextField
          {...box}
          disabled={isEmptied}
          autoComplete="off"
          inputMode={type === 'number' ? 'numeric' : undefined}
        />
        {usual === null && (
          <Check name={EMPTIED} onChange={({ target }) => setEmptied(target.checked)}>
            {text['bulk.empty']}
          </Check>
        )}
      </>
    );
  return (
    <SelectField
      {...box}
      disabled={isCategory && !categories}
      defaultValue={typeof usual === 'string' ? usual : ''}
    >
      {usual === null && (
        <>
          <option value="">{text['bulk.choose']}</option>
          <option value={NO_VALUE}>{isCategory ? formText.noCategory : formText.unknown}</option>
        </>
      )}
      {isCategory && <NamedOptions rows={categories} />}
      {isChoice(name) && <ChoiceOptions name={name} />}
    </SelectField>
  );
}
