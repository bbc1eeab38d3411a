import type { AdminVehicles } from '#src/domain/admin/product-form.ts';
import { FIRST_YEAR } from '#src/domain/limits.ts';
import { lastYear } from '#src/domain/years.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { YearScale } from '#src/views/ui/YearScale.tsx';
import { SelectField } from '../ui/Field.tsx';
import type { FitmentProps } from './FitmentRow.tsx';
import { YearOptions } from './YearOptions.tsx';

export function FitmentYears({ place, value, errorOf, register }: FitmentProps) {
  const at = `fitments.${place}` as const;
  const [from, to] = [Number(value.yearFrom), Number(value.yearTo)];
  return (
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
  );
}

type Model = AdminVehicles[number]['models'][number];

/** Fills in all years of the model's production, within those that the selects offer. */
export function WholeProduction({ place, setValue, model }: FitmentProps & { model: Model | undefined }) {
  if (model?.yearFrom == null) return null;
  const from = Math.max(model.yearFrom, FIRST_YEAR);
  // A model still in production has no last year.
  const to = Math.min(model.yearTo ?? lastYear(), lastYear());
  return (
    <button
      type="button"
      className="link lg:mt-7"
      onClick={() => {
        setValue(`fitments.${place}.yearFrom`, String(from), { shouldDirty: true });
        setValue(`fitments.${place}.yearTo`, String(to), { shouldDirty: true });
      }}
    >
      {text.presetYears(from, to)}
    </button>
  );
}
