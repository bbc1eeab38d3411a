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
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { lastYear } from '#src/domain/years.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { productFaultSummary, productFaultText } from '#src/strings/product-rules.ts';
import { useDraft } from '../form/use-draft.ts';
import type { Fault } from './FormSummary.tsx';
import { imagesOf } from './pictures.ts';
import { usePictures } from './use-pictures.ts';
import { useSave } from './use-save.ts';

type Options = {
  part: string;
  product: AdminProduct | undefined;
  initial: ProductFormState;
  /** `stay`: more was typed during the request, so the form stays open. */
  onSaved: (saved: AdminProduct, then: 'close' | 'another' | 'stay') => void;
};

const isForm = ({ fields, images }: Partial<ProductFormState>) =>
  Array.isArray(fields?.fitments) && Array.isArray(images);

/** State of the product form: values, pictures, errors, kept form, saving, and conflicts. */
export function useProductForm({ part, product, initial: opened, onSaved }: Options) {
  // After a lost answer or a conflict, a create can become an edit of a newer version.
  const [base, setBase] = useState({ id: product?.id, version: product?.version, form: opened });
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [tries, setTries] = useState(0);
  const [waitsForPictures, setWaits] = useState(false);
  const another = useRef(false);
  const form = useForm<ProductFields>({ defaultValues: opened.fields });
  const fields = form.watch();
  const pictures = usePictures(opened.images);
  const saving = useSave();

  const current = useMemo(
    () => ({ fields, images: imagesOf(pictures.pictures) }),
    [fields, pictures.pictures],
  );
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const draft = useDraft({
    part,
    current,
    initial: base.form,
    isSame: sameForm,
    isForm,
    version: base.version,
    idempotencyKey: key,
  });
  const pending = pictures.pictures.filter(({ phase }) => phase !== 'ready' && phase !== 'failed').length;
  const hasFailed = pictures.pictures.some(({ phase }) => phase === 'failed');

  const faults = productFaults(draftOf(fields, pictures.pictures.length), lastYear());
  const shown: Record<string, string> = {
    ...saving.state.fields,
    ...Object.fromEntries(
      Object.entries(tries > 0 ? faults : {}).flatMap(([field, fault]) =>
        fault ? [[field, productFaultText[fault]]] : [],
      ),
    ),
  };
  const list: Fault[] = Object.entries(shown).map(([field, message]) => ({ field, message }));

  const rebase = (on: AdminProduct) => {
    const next = { id: on.id, version: on.version, form: formOf(on) };
    setBase(next);
    return next;
  };

  const send = (state: ProductFormState, to = base) => {
    saving.save({
      id: to.id,
      body: requestOf(state, to.version),
      key,
      done: (saved) => {
        const hasMore = !sameForm(latest.current, state);
        if (hasMore) rebase(saved);
        else draft.forget();
        onSaved(saved, hasMore ? 'stay' : another.current ? 'another' : 'close');
      },
    });
  };

  const submit = (thenAnother: boolean) => {
    another.current = thenAnother;
    setTries(tries + 1);
    saving.reset();
    if (Object.keys(faults).length > 0 || hasFailed) return;
    if (pending > 0) setWaits(true);
    else send(current);
  };

  useEffect(() => {
    if (!waitsForPictures || pending > 0) return;
    setWaits(false);
    if (!hasFailed) send(current);
  });

  const show = (state: ProductFormState) => {
    form.reset(state.fields);
    pictures.reset(state.images);
  };

  const { conflict } = saving.state;
  const theirs = conflict && formOf(conflict);
  const differences = theirs && formDifferences(base.form, current, theirs);

  return {
    form,
    fields,
    pictures,
    current,
    draft,
    saving,
    tries,
    faults: list,
    theirs,
    differences,
    isNew: base.id === undefined,
    isDirty: !sameForm(current, base.form) || pending > 0,
    errorOf: (field: string) => shown[field],
    summary:
      tries > 0
        ? (productFaultSummary(faults) ?? (hasFailed ? text['pictures.failed'] : undefined))
        : undefined,
    waitsForPictures,
    submit,
    restoreDraft: () => {
      const { found } = draft;
      if (!found) return;
      show(keptForm(found.form, opened));
      setKey(found.key);
      if (found.version !== undefined) setBase({ ...base, version: found.version });
      draft.decide();
    },
    resolve: (merged: ProductFormState) => {
      if (!conflict) return;
      show(merged);
      send(merged, rebase(conflict));
    },
    backToForm: () => {
      if (conflict) rebase(conflict);
      saving.reset();
    },
  };
}
