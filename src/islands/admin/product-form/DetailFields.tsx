import { useQuery } from '@tanstack/react-query';
import type { ProductFields } from '#src/domain/admin/product-form.ts';
import { readCategories, readTuningCategories } from '#src/stores/admin/choices.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { fieldHelp, fieldLabel } from '#src/strings/product-fields.ts';
import { SelectField, TextField } from '../ui/Field.tsx';
import { type FormControl, PlainField } from './PlainField.tsx';
import { RatingField } from './RatingField.tsx';

type Props = FormControl & { values: ProductFields };

/** All fields except pictures, name and fitments. */
export function DetailFields({ form, values, errorOf }: Props) {
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => readCategories(signal),
  });
  const tuning = useQuery({
    queryKey: ['tuning-categories'],
    queryFn: ({ signal }) => readTuningCategories(signal),
    enabled: values.kind === 'tuning',
  });
  const choose = (
    name: 'categoryId' | 'tuningCategoryId',
    rows: readonly { id: number; name: string }[] = [],
  ) => (
    <SelectField
      id={name}
      label={fieldLabel[name]}
      error={errorOf(name)}
      {...form.register(name)}
      value={values[name]}
    >
      <option value="">{text.noCategory}</option>
      {rows.map((row) => (
        <option key={row.id} value={row.id}>
          {row.name}
        </option>
      ))}
    </SelectField>
  );
  const control = { form, errorOf };
  return (
    <>
      {choose('categoryId', categories.data)}
      <RatingField
        value={Number(values.rating)}
        onChange={(rating) => form.setValue('rating', String(rating), { shouldDirty: true })}
      />
      <TextField
        id="price"
        label={fieldLabel.priceMinor}
        help={fieldHelp.priceMinor}
        error={errorOf('price')}
        inputMode="decimal"
        autoComplete="off"
        {...form.register('price')}
      />
      <PlainField name="status" {...control} />
      <PlainField name="kind" {...control} />
      {values.kind === 'tuning' && choose('tuningCategoryId', tuning.data)}
      <PlainField name="availability" {...control} />
      <PlainField name="condition" {...control} />
      <PlainField name="quality" {...control} />
      <PlainField name="warrantyMonths" {...control} />
      <PlainField name="partNumbers" {...control} />
      <PlainField name="description" {...control} className="lg:col-span-2" />
    </>
  );
}
