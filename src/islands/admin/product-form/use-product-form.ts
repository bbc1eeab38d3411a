import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  draftOf,
  formOf,
  keptForm,
  type ProductFields,
  type ProductFormState,
  requestOf,
  sameForm,
} from '#src/domain/admin/product-form.ts';
import { formDifferences } from '#src/domain/admin/form-conflict.ts';
import { productFaults } from '#src/domain/admin/product-rules.ts';
import type { AdminProduct, ProductAnswer } from '#src/domain/admin/product.ts';
import { lastYear } from '#src/domain/years.ts';
import { createProduct, updateProduct } from '#src/stores/admin/products.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { productFaultSummary, productFaultText } from '#src/strings/product-rules.ts';
import { productsChanged } from '../changes.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { usePictures } from './use-pictures.ts';

type Options = {
  part: string;
  product: AdminProduct | undefined;
  initial: ProductFormState;
  /** `stay`: more was typed during the request, so the form stays open. */
  onSaved: (saved: SavedProduct, then: 'close' | 'another' | 'stay') => void;
};

/** An edit can be undone; an added product has no `undo`. */
export type SavedProduct = AdminProduct & Partial<Pick<ProductAnswer, 'undo'>>;

type Faults = ReturnType<typeof productFaults>;

const isForm = ({ fields, images }: Partial<ProductFormState>) =>
  Array.isArray(fields?.fitments) && Array.isArray(images);

const textsOf = (faults: Faults) =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, productFaultText[fault]]] : [])),
  );

export function useProductForm({ part, product, initial, onSaved }: Options) {
  const [tries, setTries] = useState(0);
  const isAnotherNext = useRef(false);
  const form = useForm<ProductFields>({ defaultValues: initial.fields });
  const fields = form.watch();
  const pictures = usePictures(initial.images);
  const { images, isPending, hasFailed } = pictures;
  const current = useMemo(() => ({ fields, images }), [fields, images]);
  const saved = useSavedForm({
    part,
    row: product,
    initial,
    formOf,
    current,
    show: (state) => {
      form.reset(state.fields);
      pictures.reset(state.images);
    },
    isSame: sameForm,
    isForm,
    differencesOf: formDifferences,
    send: async (state, on, key): Promise<SavedProduct> => {
      const body = requestOf(state, on?.version);
      if (!on) return createProduct(body, key);
      const answer = await updateProduct(on.id, body);
      return { ...answer.product, undo: answer.undo };
    },
    changed: productsChanged,
    onSaved: (row, isOpen) => onSaved(row, isOpen ? 'stay' : isAnotherNext.current ? 'another' : 'close'),
  });
  const { saving } = saved;
  const faults = productFaults(draftOf(fields, pictures.pictures.length), lastYear());
  const shown: Record<string, string> = {
    ...saving.fault?.fields,
    ...(tries > 0 && textsOf(faults)),
  };
  const failedPictures = hasFailed ? text['pictures.failed'] : undefined;
  const { isWaiting: waitsForPictures, begin } = useAfterPictures(isPending, () => {
    if (!hasFailed) saving.save();
  });

  return {
    ...saved,
    form,
    fields,
    pictures,
    current,
    tries,
    faults: Object.entries(shown).map(([field, message]) => ({ field, message })),
    errorOf: (field: string) => shown[field],
    summary: tries > 0 ? (productFaultSummary(faults) ?? failedPictures) : undefined,
    isDirty: saved.isDirty || isPending,
    waitsForPictures,
    submit: (thenAnother: boolean) => {
      isAnotherNext.current = thenAnother;
      setTries(tries + 1);
      saving.forgetFault();
      if (Object.keys(faults).length === 0 && !hasFailed) begin();
    },
    restoreDraft: () => saved.restoreDraft((kept) => keptForm(kept, initial)),
  };
}

/** Runs `then` as soon as no picture is on its way. */
function useAfterPictures(isPending: boolean, then: () => void) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || isPending) return;
    setAsked(false);
    then();
  });
  return { isWaiting: isAsked && isPending, begin: () => (isPending ? setAsked(true) : then()) };
}
