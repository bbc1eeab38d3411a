import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { emptyFitment } from '#src/domain/admin/product-form.ts';
import { FITMENTS_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { routeHash } from '#src/stores/admin/route.ts';
import { MANUFACTURERS_SECTION } from '../dictionaries/dictionary-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { FitmentRow } from './FitmentRow.tsx';
import { useProductFormContext } from './product-form-context.ts';
import { useVehicles } from './use-choices.ts';

/** All fitments of the product; the first one is the primary fitment. */
export function FitmentsField() {
  const { form, fields } = useProductFormContext();
  const fitments = useFieldArray({ control: form.control, name: 'fitments' });
  const { data, error, refetch } = useVehicles();
  const last = fields.fitments.at(-1);
  const add = useRef<HTMLButtonElement>(null);
  const removeAt = (place: number) => {
    fitments.remove(place);
    // The pressed button was removed with its vehicle; this one may be rendered only now.
    requestAnimationFrame(() => add.current?.focus());
  };
  return (
    <>
      {error && (
        <FailureNote message={text.vehiclesFailed} onRetry={() => void refetch()} className="lg:col-span-2" />
      )}
      {!fields.universal && data?.length === 0 && (
        <p className="lg:col-span-2">
          {text.noManufacturers}{' '}
          <AdminLink href={routeHash(MANUFACTURERS_SECTION)} className="underline font-semibold">
            {text.addManufacturer}
          </AdminLink>
        </p>
      )}
      {!fields.universal &&
        fitments.fields.map((field, place) => (
          <FitmentRow
            key={field.id}
            place={place}
            value={fields.fitments[place] ?? field}
            vehicles={data ?? []}
            onRemove={fitments.fields.length > 1 ? () => removeAt(place) : undefined}
          />
        ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-2">
        {!fields.universal && fitments.fields.length < FITMENTS_PER_PRODUCT && (
          <Button
            ref={add}
            icon="plus"
            onClick={() =>
              fitments.append(emptyFitment(last && { manufacturerId: last.manufacturerId, modelId: '' }))
            }
          >
            {text.addVehicle}
          </Button>
        )}
        <Check {...form.register('universal')} className="flex min-h-target items-center gap-3">
          {text.universal}
        </Check>
      </div>
    </>
  );
}
