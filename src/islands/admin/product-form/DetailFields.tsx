import { formText as text } from '#src/strings/admin/product-form.ts';
import { fieldHelp, fieldLabel } from '#src/strings/product-fields.ts';
import { RATING_MAX } from '#src/domain/limits/catalogue.ts';
import { FailureNote } from '../ui/FailureNote.tsx';
import { NamedOptions, SelectField, TextField } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PlainField } from './PlainField.tsx';
import { useProductFormContext } from './product-form-context.ts';
import { SameNumber } from './SameNumber.tsx';
import { useCategories, useTuningCategories } from './use-choices.ts';

/** All fields except pictures, name and fitments. */
export function DetailFields() {
  const { form, fields, errorOf } = useProductFormContext();
  const isTuning = fields.kind === 'tuning';
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
        value={fields[name]}
      >
        <option value="">{text.noCategory}</option>
        {/* Without the list the product's own category must not look like none. */}
        {!rows && fields[name] !== '' && <option value={fields[name]}>{text.categoryUnread}</option>}
        <NamedOptions rows={rows} />
      </SelectField>
    </>
  );
  return (
    <>
      {choose('categoryId', categories)}
      <RatingField
        value={Number(fields.rating)}
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
      <PlainField name="status" />
      <PlainField name="pinned" className="lg:col-span-2" />
      <PlainField name="kind" />
      {isTuning && choose('tuningCategoryId', tuning)}
      <PlainField name="availability" />
      <PlainField name="condition" />
      <PlainField name="side" />
      <PlainField name="axle" />
      <PlainField name="quality" />
      <PlainField name="warrantyMonths" />
      <PlainField name="storagePlace" />
      <PlainField name="partNumbers" className="lg:col-span-2" />
      <SameNumber />
      <PlainField name="description" className="lg:col-span-2" />
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
          className="grid size-target place-items-center rounded-2 hover:bg-ink-hover has-focus-visible:outline-2 has-focus-visible:outline-focus"
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
