import type { ProductFields, RememberedVehicle } from '#src/domain/admin/product-form.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { fieldHelp, fieldLabel } from '#src/strings/product-fields.ts';
import { RATING_MAX } from '#src/domain/limits/catalogue.ts';
import { FailureNote } from '../ui/FailureNote.tsx';
import { NamedOptions, SelectField, TextField } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type FormControl, PlainField } from './PlainField.tsx';
import { SameNumber } from './SameNumber.tsx';
import { useCategories, useTuningCategories } from './use-choices.ts';

type Props = FormControl & {
  values: ProductFields;
  productId: number;
  remembered: RememberedVehicle | undefined;
};

/** All fields except pictures, name and fitments. */
export function DetailFields({ form, values, errorOf, productId, remembered }: Props) {
  const isTuning = values.kind === 'tuning';
  const categories = useCategories();
  const tuning = useTuningCategories(isTuning);
  const choose = (
    name: 'categoryId' | 'tuningCategoryId',
    { data: rows, error, refetch }: ReturnType<typeof useCategories>,
  ) => (
    <>
      {error && (
        <FailureNote
          message={text.categoriesFailed}
          onRetry={() => void refetch()}
          className="lg:col-span-2"
        />
      )}
      <SelectField
        id={name}
        label={fieldLabel[name]}
        error={errorOf(name)}
        {...form.register(name)}
        value={values[name]}
      >
        <option value="">{text.noCategory}</option>
        {/* Without the list the product's own category must not look like none. */}
        {!rows && values[name] !== '' && <option value={values[name]}>{text.categoryUnread}</option>}
        <NamedOptions rows={rows} />
      </SelectField>
    </>
  );
  const control = { form, errorOf };
  return (
    <>
      {choose('categoryId', categories)}
      <RatingField
        value={Number(values.rating)}
        onChange={(rating) => form.setValue('rating', String(rating))}
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
      <PlainField name="pinned" {...control} className="lg:col-span-2" />
      <PlainField name="kind" {...control} />
      {isTuning && choose('tuningCategoryId', tuning)}
      <PlainField name="availability" {...control} />
      <PlainField name="condition" {...control} />
      <PlainField name="side" {...control} />
      <PlainField name="axle" {...control} />
      <PlainField name="quality" {...control} />
      <PlainField name="warrantyMonths" {...control} />
      <PlainField name="partNumbers" {...control} />
      <SameNumber form={form} values={values} productId={productId} remembered={remembered} />
      <PlainField name="description" {...control} className="lg:col-span-2" />
    </>
  );
}

type RatingProps = { value: number; onChange: (rating: number) => void };

const RATINGS = Array.from({ length: RATING_MAX }, (_, i) => i + 1);

/** Radio buttons drawn as stars in the text colour. */
const RatingField = ({ value, onChange }: RatingProps) => (
  <fieldset>
    <legend className="mb-2 label">{fieldLabel.rating}</legend>
    <div className="-ml-2 flex">
      {RATINGS.map((rating) => (
        <label
          key={rating}
          className="grid size-target place-items-center rounded-2 hover:bg-ink/9 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="ocjena"
            aria-label={text.ratingOf(rating)}
            checked={rating === value}
            onChange={() => onChange(rating)}
            className="sr-only"
          />
          <Icon
            name="star"
            className={`size-6.5! ${rating <= value ? 'fill-current! stroke-current' : 'stroke-control'}`}
          />
        </label>
      ))}
    </div>
  </fieldset>
);
