import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { NameReading } from '#src/domain/admin/name-reading.ts';
import {
  enteredFitments,
  EVERY_MODEL,
  factFields,
  type FitmentFields,
  type ProductFields,
  type RememberedVehicle,
} from '#src/domain/admin/product-form.ts';
import { fitmentText } from '#src/domain/fitment/facts-text.ts';
import { NAME_READ_LENGTH } from '#src/domain/limits/admin.ts';
import { FITMENTS_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';
import { readName } from '#src/stores/admin/products.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { useRead } from '../use-read.ts';
import { focusFilled } from './focus-field.ts';
import { useProductFormContext } from './product-form-context.ts';
import { ProposalButton } from './ProposalButton.tsx';
import { usePaused } from './use-paused.ts';

/** What was read in the name; nothing is filled in before it is tapped. */
export function NameProposals() {
  const { form, fields, isNew, remembered } = useProductFormContext();
  const [opened] = useState(fields.name.trim());
  const name = usePaused(fields.name.trim());
  const isRead = name.length >= NAME_READ_LENGTH && (isNew || name !== opened);
  const { data } = useRead(['name-reading', name], (signal) => readName(name, signal), {
    enabled: isRead,
    staleTime: Infinity,
    // The proposals of a longer name replace those of its beginning without a jump.
    placeholderData: keepPreviousData,
  });
  const proposals = isRead && data ? proposalsOf(data, fields, remembered) : [];
  if (proposals.length === 0) return null;
  return (
    <div role="group" aria-label={text['read.label']} className="flex flex-wrap gap-2 lg:col-span-2">
      {proposals.map(({ label, ...change }) => (
        <ProposalButton
          key={label}
          onClick={() => {
            if (change.categoryId !== undefined) form.setValue('categoryId', change.categoryId);
            focusFilled(change.fitments ? 'fitments.0.manufacturerId' : 'categoryId');
            if (!change.fitments) return;
            form.setValue('universal', false);
            form.setValue('fitments', change.fitments);
          }}
        >
          {label}
        </ProposalButton>
      ))}
    </div>
  );
}

type Proposal = { label: string; categoryId?: string; fitments?: FitmentFields[] };

/** What the form does not have yet. A vehicle replaces only rows that nothing was entered in. */
function proposalsOf(
  { vehicles, category }: NameReading,
  values: ProductFields,
  remembered: RememberedVehicle | undefined,
): Proposal[] {
  const proposed = vehicles.map(({ name, manufacturerId, modelId, yearFrom, yearTo, facts }) => {
    const fitment = {
      manufacturerId: String(manufacturerId),
      modelId: modelId === null ? EVERY_MODEL : String(modelId),
      yearFrom: String(yearFrom ?? ''),
      yearTo: String(yearTo ?? ''),
      facts: factFields(facts),
    };
    const { generation: _, ...further } = facts ?? {};
    return { label: fitmentText([name], { facts: further, yearFrom, yearTo }), fitment };
  });
  const isInForm = (one: FitmentFields) =>
    !values.universal &&
    values.fitments.some((own) =>
      (['manufacturerId', 'modelId', 'yearFrom', 'yearTo'] as const).every((key) => own[key] === one[key]),
    );
  const others = enteredFitments(values, remembered);
  const hasRoom = others.length < FITMENTS_PER_PRODUCT;
  return [
    ...proposed
      .filter(({ fitment }) => hasRoom && !isInForm(fitment))
      .map(({ label, fitment }) => ({ label, fitments: [...others, fitment] })),
    ...(category && values.categoryId !== String(category.id)
      ? [{ label: text['read.category'](category.name), categoryId: String(category.id) }]
      : []),
  ];
}
