import type { UseFormRegister, UseFormSetValue } from 'react-hook-form';
import {
  type AdminVehicles,
  EVERY_MODEL,
  type FitmentFields,
  type ProductFields,
} from '#src/domain/admin/product-form.ts';
import { FIRST_YEAR } from '#src/domain/limits.ts';
import { lastYear } from '#src/domain/years.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { SelectField } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { YearScale } from '#src/views/ui/YearScale.tsx';
import { YearOptions } from './YearOptions.tsx';

type Props = {
  place: number;
  value: FitmentFields;
  vehicles: AdminVehicles;
  errorOf: (field: string) => string | undefined;
  register: UseFormRegister<ProductFields>;
  setValue: UseFormSetValue<ProductFields>;
  onRemove: (() => void) | undefined;
};

/** Years that the selects start with; a model still in production has no last year. */
const presetOf = (model: AdminVehicles[number]['models'][number] | undefined) =>
  model?.yearFrom == null
    ? undefined
    : { from: Math.max(model.yearFrom, FIRST_YEAR), to: Math.min(model.yearTo ?? lastYear(), lastYear()) };

/** One fitment: manufacturer, then model, then years. */
export function FitmentRow({ place, value, vehicles, errorOf, register, setValue, onRemove }: Props) {
  const at = `fitments.${place}` as const;
  const models = vehicles.find(({ id }) => String(id) === value.manufacturerId)?.models;
  const preset = presetOf(models?.find(({ id }) => String(id) === value.modelId));
  const [from, to] = [Number(value.yearFrom), Number(value.yearTo)];
  const manufacturer = register(`${at}.manufacturerId`, {
    onChange: () => setValue(`${at}.modelId`, '', { shouldDirty: true }),
  });
  return (
    <fieldset className="grid gap-x-10 gap-y-6 lg:col-span-2 lg:grid-cols-2">
      <legend className={`mb-2 text-sm font-semibold ${onRemove ? '' : 'sr-only'}`}>
        {onRemove ? text.vehicle(place + 1) : text.mainVehicle}
      </legend>
      <SelectField
        id={`${at}.manufacturerId`}
        label={text.manufacturer}
        required
        error={errorOf(`${at}.manufacturerId`)}
        {...manufacturer}
        value={value.manufacturerId}
      >
        <option value="">{text.chooseManufacturer}</option>
        {vehicles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${at}.modelId`}
        label={text.model}
        required
        disabled={value.manufacturerId === ''}
        error={errorOf(`${at}.modelId`)}
        {...register(`${at}.modelId`)}
        value={value.modelId}
      >
        <option value="">{value.manufacturerId === '' ? text.manufacturerFirst : text.chooseModel}</option>
        {value.manufacturerId !== '' && <option value={EVERY_MODEL}>{text.everyModel}</option>}
        {models?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <div role="group" aria-label={text.years} className="grid grid-cols-2 gap-3">
          {(['yearFrom', 'yearTo'] as const).map((end) => (
            <SelectField
              key={end}
              id={`${at}.${end}`}
              label={text[end]}
              error={end === 'yearFrom' ? errorOf(`${at}.years`) : undefined}
              {...register(`${at}.${end}`)}
              value={value[end]}
            >
              <option value="">{text.unknownYear}</option>
              <YearOptions />
            </SelectField>
          ))}
        </div>
        <YearScale className="pt-2" spans={from && to && from <= to ? [{ from, to }] : []} />
      </div>
      <div className="flex items-start gap-3">
        {preset && (
          <button
            type="button"
            className="link lg:mt-7"
            onClick={() => {
              setValue(`${at}.yearFrom`, String(preset.from), { shouldDirty: true });
              setValue(`${at}.yearTo`, String(preset.to), { shouldDirty: true });
            }}
          >
            {text.presetYears(preset.from, preset.to)}
          </button>
        )}
        {onRemove && (
          <IconButton
            icon="trash"
            label={text.removeVehicle(place + 1)}
            onClick={onRemove}
            className="ml-auto lg:mt-7"
          />
        )}
      </div>
    </fieldset>
  );
}
