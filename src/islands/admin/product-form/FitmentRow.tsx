import type { ModelChoice } from '#src/domain/admin/dictionaries.ts';
import { type AdminVehicles, EVERY_MODEL, type FitmentFields } from '#src/domain/admin/product-form.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { lastYear, offeredYears } from '#src/domain/years.ts';
import { YearScale } from '#src/views/ui/YearScale.tsx';
import { NamedOptions, SelectField } from '../ui/Field.tsx';
import { FitmentFacts } from './FitmentFacts.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useProductFormContext } from './product-form-context.ts';
import { YearOptions } from './YearOptions.tsx';

export type FitmentProps = { place: number; value: FitmentFields };

type Props = FitmentProps & { vehicles: AdminVehicles; onRemove: (() => void) | undefined };

export function FitmentRow({ vehicles, onRemove, place, value }: Props) {
  const { form, errorOf } = useProductFormContext();
  const { register, setValue } = form;
  const at = `fitments.${place}` as const;
  const hasManufacturer = value.manufacturerId !== '';
  const manufacturer = vehicles.find(({ id }) => String(id) === value.manufacturerId);
  const models = manufacturer?.models;
  const model = models?.find(({ id }) => String(id) === value.modelId);
  const manufacturerField = register(`${at}.manufacturerId`, {
    onChange: () => {
      setValue(`${at}.modelId`, '');
      setValue(`${at}.facts.generation`, '');
    },
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
        {...manufacturerField}
        value={value.manufacturerId}
      >
        <option value="">{text.chooseManufacturer}</option>
        <NamedOptions rows={vehicles} />
      </SelectField>
      <SelectField
        id={`${at}.modelId`}
        label={text.model}
        required
        disabled={!hasManufacturer}
        error={errorOf(`${at}.modelId`)}
        {...register(`${at}.modelId`, {
          onChange: () => setValue(`${at}.facts.generation`, ''),
        })}
        value={value.modelId}
      >
        <option value="">{hasManufacturer ? text.chooseModel : text.manufacturerFirst}</option>
        {hasManufacturer && <option value={EVERY_MODEL}>{text.everyModel}</option>}
        <NamedOptions rows={models} />
      </SelectField>
      <FitmentYears place={place} value={value} />
      <div className="flex items-start gap-3">
        <WholeProduction place={place} model={model} />
        {onRemove && (
          <IconButton
            icon="trash"
            label={text.removeVehicle(place + 1)}
            onClick={onRemove}
            className="ml-auto lg:mt-7"
          />
        )}
      </div>
      <FitmentFacts place={place} value={value} manufacturer={manufacturer} model={model} />
    </fieldset>
  );
}

function FitmentYears({ place, value }: FitmentProps) {
  const { form, errorOf } = useProductFormContext();
  const at = `fitments.${place}` as const;
  const [from, to] = [Number(value.yearFrom), Number(value.yearTo) || lastYear()];
  return (
    <div>
      <div role="group" aria-label={text.years} className="grid grid-cols-2 gap-3">
        {(['yearFrom', 'yearTo'] as const).map((end) => (
          <SelectField
            key={end}
            id={`${at}.${end}`}
            label={text[end]}
            error={end === 'yearFrom' ? errorOf(`${at}.years`) : undefined}
            {...form.register(`${at}.${end}`)}
            value={value[end]}
          >
            <option value="">
              {end === 'yearTo' && value.yearFrom ? text.stillBuilt : text.unknownYear}
            </option>
            <YearOptions />
          </SelectField>
        ))}
      </div>
      <YearScale className="pt-2" spans={from && from <= to ? [{ from, to }] : []} />
    </div>
  );
}

/** Fills in all years of the model's production, within those that the selects offer. */
function WholeProduction({ place, model }: { place: number; model: ModelChoice | undefined }) {
  const { setValue } = useProductFormContext().form;
  if (model?.yearFrom == null) return null;
  const { from, to } = offeredYears(model.yearFrom, model.yearTo);
  return (
    <button
      type="button"
      className="link lg:mt-7"
      onClick={() => {
        setValue(`fitments.${place}.yearFrom`, String(from));
        setValue(`fitments.${place}.yearTo`, String(to ?? ''));
      }}
    >
      {text.presetYears(from, to)}
    </button>
  );
}
