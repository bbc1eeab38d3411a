import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { ProductFields } from '#src/domain/admin/product-form.ts';
import { AVAILABILITIES, PRODUCT_KINDS, PRODUCT_STATUSES } from '#src/domain/product/product.ts';
import { readCategories, readTuningCategories } from '#src/stores/admin/choices.ts';
import { availabilityText, formText as text, kindText } from '#src/strings/admin/product-form.ts';
import { statusText } from '#src/strings/admin/products.ts';
import { SelectField, TextArea, TextField } from '../ui/Field.tsx';
import { RatingField } from './RatingField.tsx';

type Props = {
  form: UseFormReturn<ProductFields>;
  values: ProductFields;
  errorOf: (field: string) => string | undefined;
};

const options = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {words[value]}
    </option>
  ));

/** Everything but pictures, name and vehicles. */
export function DetailFields({ form: { register, setValue }, values, errorOf }: Props) {
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => readCategories(signal),
  });
  const tuning = useQuery({
    queryKey: ['tuning-categories'],
    queryFn: ({ signal }) => readTuningCategories(signal),
    enabled: values.kind === 'tuning',
  });
  const named = (list: readonly { id: number; name: string }[] | undefined) =>
    list?.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <>
      <SelectField
        id="categoryId"
        label={text.category}
        error={errorOf('categoryId')}
        {...register('categoryId')}
        value={values.categoryId}
      >
        <option value="">{text.noCategory}</option>
        {named(categories.data)}
      </SelectField>
      <RatingField
        value={values.rating}
        onChange={(rating) => setValue('rating', rating, { shouldDirty: true })}
      />
      <TextField
        id="price"
        label={text.price}
        help={text.priceHelp}
        error={errorOf('price')}
        inputMode="decimal"
        autoComplete="off"
        {...register('price')}
      />
      <SelectField id="status" label={text.status} help={text.statusHelp} {...register('status')}>
        {options(PRODUCT_STATUSES, statusText)}
      </SelectField>
      <SelectField id="kind" label={text.kind} {...register('kind')}>
        {options(PRODUCT_KINDS, kindText)}
      </SelectField>
      {values.kind === 'tuning' && (
        <SelectField
          id="tuningCategoryId"
          label={text.tuningCategory}
          error={errorOf('tuningCategoryId')}
          {...register('tuningCategoryId')}
          value={values.tuningCategoryId}
        >
          <option value="">{text.noCategory}</option>
          {named(tuning.data)}
        </SelectField>
      )}
      <SelectField id="availability" label={text.availability} {...register('availability')}>
        {options(AVAILABILITIES, availabilityText)}
      </SelectField>
      <TextField
        id="quality"
        label={text.quality}
        help={text.qualityHelp}
        error={errorOf('quality')}
        {...register('quality')}
      />
      <TextField
        id="warrantyMonths"
        label={text.warranty}
        error={errorOf('warrantyMonths')}
        inputMode="numeric"
        {...register('warrantyMonths')}
      />
      <TextArea
        id="partNumbers"
        label={text.partNumbers}
        help={text.partNumbersHelp}
        error={errorOf('partNumbers')}
        spellCheck={false}
        autoCapitalize="characters"
        {...register('partNumbers')}
      />
      <TextArea
        id="description"
        label={text.description}
        error={errorOf('description')}
        rows={5}
        className="lg:col-span-2"
        {...register('description')}
      />
    </>
  );
}
