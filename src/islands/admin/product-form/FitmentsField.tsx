import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { emptyFitment, type ProductFields } from '#src/domain/admin/product-form.ts';
import { FITMENTS_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { FitmentRow } from './FitmentRow.tsx';
import type { FormControl } from './PlainField.tsx';
import { useVehicles } from './use-choices.ts';

type Props = FormControl & { values: ProductFields };

/** All fitments of the product; the first one is the primary fitment. */
export function FitmentsField({ form: { control, register, setValue }, values, errorOf }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'fitments' });
  const { data, error, refetch } = useVehicles();
  const last = values.fitments.at(-1);
  const add = useRef<HTMLButtonElement>(null);
  const removeAt = (place: number) => {
    remove(place);
    // The pressed button was removed with its vehicle; this one may be rendered only now.
    requestAnimationFrame(() => add.current?.focus());
  };
  return (
    <>
      {error && (
        <FailureNote message={text.vehiclesFailed} onRetry={() => void refetch()} className="lg:col-span-2" />
      )}
      {!values.universal &&
        fields.map((field, place) => (
          <FitmentRow
            key={field.id}
            place={place}
            value={values.fitments[place] ?? field}
            vehicles={data ?? []}
            name={values.name}
            errorOf={errorOf}
            register={register}
            setValue={setValue}
            onRemove={fields.length > 1 ? () => removeAt(place) : undefined}
          />
        ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-2">
        {!values.universal && fields.length < FITMENTS_PER_PRODUCT && (
          <Button
            ref={add}
            icon="plus"
            onClick={() => append(emptyFitment(last && { manufacturerId: last.manufacturerId, modelId: '' }))}
          >
            {text.addVehicle}
          </Button>
        )}
        <Check type="checkbox" {...register('universal')} className="flex min-h-target items-center gap-3">
          {text.universal}
        </Check>
      </div>
    </>
  );
}
