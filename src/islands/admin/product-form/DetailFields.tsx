import type { ProductFields } from '#src/domain/admin/product-form.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { fieldHelp, fieldLabel } from '#src/strings/product-fields.ts';
import { NamedOptions, SelectField, TextField } from '../ui/Field.tsx';
import { type FormControl, PlainField } from './PlainField.tsx';
import { RatingField } from './RatingField.tsx';
import { useCategories, useTuningCategories } from './use-choices.ts';

type Props = FormControl & { values: ProductFields };

/** All fields except pictures, name and fitments. */
export function DetailFields({ form, values, errorOf }: Props) {
  const isTuning = values.kind === 'tuning';
  const categories = useCategories();
  const tuning = useTuningCategories(isTuning);
  const choose = (
    name: 'categoryId' | 'tuningCategoryId',
    rows: readonly { id: number; name: string }[] | undefined,
  ) => (
    <SelectField
      id={name}
      label={fieldLabel[name]}
      error={errorOf(name)}
      {...form.register(name)}
      value={values[name]}
    >
      <option value="">{text.noCategory}</option>
      <NamedOptions rows={rows} />
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
      {isTuning && choose('tuningCategoryId', tuning.data)}
      <PlainField name="availability" {...control} />
      <PlainField name="condition" {...control} />
      <PlainField name="quality" {...control} />
      <PlainField name="warrantyMonths" {...control} />
      <PlainField name="partNumbers" {...control} />
      <PlainField name="description" {...control} className="lg:col-span-2" />
    </>
  );
}
