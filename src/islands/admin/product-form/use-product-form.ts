import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  uncheckedProduct,
  formOf,
  isProductForm,
  keptForm,
  type ProductFields,
  type ProductFormState,
  sameForm,
} from '#src/domain/admin/product-form.ts';
import { type ConflictField, formDifferences, formValue } from '#src/domain/admin/form-conflict.ts';
import { productFaults } from '#src/domain/admin/product-rules.ts';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { lastYear } from '#src/domain/years.ts';
import { $lastVehicle } from '#src/stores/admin/last-vehicle.ts';
import { type SavedProduct, saveProduct } from '#src/stores/admin/products.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { productFaultSummary, productFaultText } from '#src/strings/product-rules.ts';
import { productsChanged } from '../changes.ts';
import { faultsLeft } from '../form/fault-at.ts';
import { type AfterSave, useSavedForm } from '../form/use-saved-form.ts';
import { useProductPictures } from './use-product-pictures.ts';

type Options = {
  formName: string;
  product: AdminProduct | undefined;
  initial: ProductFormState;
  onSaved: (saved: SavedProduct, then: AfterSave | 'another') => void;
};

type Faults = ReturnType<typeof productFaults>;

const textsOf = (faults: Faults) =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, productFaultText[fault]]] : [])),
  );

export type ProductFormControls = ReturnType<typeof useProductForm>;

export function useProductForm({ formName, product, initial, onSaved }: Options) {
  const [tries, setTries] = useState(0);
  const isAnotherNext = useRef(false);
  const form = useForm<ProductFields>({ defaultValues: initial.fields });
  // A copy: the library changes values within a fitment in place, also those that are being sent or were kept.
  const fields = structuredClone(form.watch());
  const pictures = useProductPictures(initial.images);
  const { images, isPending, hasFailed } = pictures;
  const current = { fields, images };
  const [isAsked, setAsked] = useState(false);
  // A picture failed while 'Sačuvaj' waited for it: the summary at the top of the form may be out of sight by then.
  const [isStopped, setStopped] = useState(false);
  // As the form was filled in: the next product remembers another one.
  const [remembered] = useState(() => (product ? undefined : $lastVehicle.get()));
  const saved = useSavedForm({
    formName,
    row: product,
    initial,
    formOf,
    current,
    show: (state) => {
      form.reset(state.fields);
      pictures.reset(state.images);
    },
    isSame: sameForm,
    isForm: isProductForm,
    title: ({ fields: { name } }) => name,
    readKept: (kept) => keptForm(kept, initial),
    isAsked,
    onRestored: setAsked,
    atOnce: pictures.pictures.map(({ key, phase }) => `${key} ${phase === 'ready'}`).join(),
    differencesOf: formDifferences,
    send: saveProduct,
    changed: productsChanged,
    onSaved: (row, then) => onSaved(row, then === 'close' && isAnotherNext.current ? 'another' : then),
  });
  const { saving, sent = current } = saved;
  const isChanged = (name: string): boolean =>
    formValue(sent, name as ConflictField) !== formValue(current, name as ConflictField);
  const faults = productFaults(uncheckedProduct(fields, pictures.pictures.length), lastYear());
  const shown: Record<string, string> = {
    ...faultsLeft(saving.fault?.fields ?? {}, isChanged),
    ...(tries > 0 && textsOf(faults)),
  };
  const failedPictures = hasFailed ? text['pictures.failed'] : undefined;
  const stopped = isStopped && failedPictures ? { message: failedPictures, fields: {} } : undefined;
  useEffect(() => {
    if (!hasFailed) setStopped(false);
    if (!isAsked || isPending) return;
    setAsked(false);
    setStopped(hasFailed);
    if (!hasFailed) saving.save();
  });
  const waitsForPictures = isAsked && isPending;
  const isWaiting = saving.isWaiting || (waitsForPictures && pictures.isOffline);

  return {
    ...saved,
    remembered,
    form,
    fields,
    pictures,
    current,
    tries,
    faults: Object.entries(shown).map(([field, message]) => ({ field, message })),
    errorOf: (field: string) => shown[field],
    summary: tries > 0 ? (productFaultSummary(faults) ?? (stopped ? undefined : failedPictures)) : undefined,
    /** Why nothing was saved, beside the pressed button. */
    refusal: saved.refusal ?? stopped,
    waitsForPictures,
    /** The save waits for the network. */
    isWaiting,
    /** Label of the button that saves, while it does. */
    busy: (saving.isSaving || waitsForPictures) && (isWaiting ? formStateText.waiting : formStateText.saving),
    /** The form may be closed: all of it is on the device and is sent from there. */
    isQueued: saved.isQueued && pictures.isKept,
    keptForm: {
      ...saved.keptForm,
      isKept: saved.keptForm.isKept && pictures.isKept,
      isRefused: saved.keptForm.isRefused || pictures.isRefused,
      canBeKept: saved.keptForm.canBeKept && pictures.isKept,
    },
    /** Returns whether the form obeys its rules, and is sent. */
    submit: (thenAnother: boolean): boolean => {
      isAnotherNext.current = thenAnother;
      setTries(tries + 1);
      setStopped(false);
      saving.clearFault();
      const isRight = Object.keys(faults).length === 0 && !hasFailed;
      if (isRight) setAsked(true);
      return isRight;
    },
  };
}
