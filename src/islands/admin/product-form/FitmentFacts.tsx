import { factFields, factsOf, uncheckedFitment, fitmentYears } from '#src/domain/admin/product-form.ts';
import type { ManufacturerChoice, ModelChoice } from '#src/domain/admin/dictionaries.ts';
import { factsText } from '#src/domain/fitment/facts-text.ts';
import { FACT_NAMES, type FactName, factRule } from '#src/domain/fitment/fitment-facts.ts';
import { readFacts } from '#src/domain/vehicle-text/read-facts.ts';
import { formatYears, offeredYears } from '#src/domain/years.ts';
import { factLabel, formText as text } from '#src/strings/admin/product-form.ts';
import { SelectField, TextField } from '../ui/Field.tsx';
import { Summary } from '../ui/Summary.tsx';
import type { FitmentProps } from './FitmentRow.tsx';
import { useProductFormContext } from './product-form-context.ts';

type Props = FitmentProps & {
  manufacturer: ManufacturerChoice | undefined;
  model: ModelChoice | undefined;
};

/** What is known of a vehicle beyond its years; everything may stay empty. */
export function FitmentFacts({ manufacturer, model, ...fitment }: Props) {
  const { place, value } = fitment;
  const { errorOf } = useProductFormContext();
  const told = factsText(uncheckedFitment(value));
  if (!manufacturer || !value.modelId) return null;
  return (
    <div className="grid gap-4 lg:col-span-2">
      {model && <Generations {...fitment} model={model} />}
      <Proposal {...fitment} manufacturer={manufacturer} model={model} />
      <details
        className="group border-y border-line"
        open={FURTHER.some((fact) => errorOf(`fitments.${place}.facts.${fact}`)) || undefined}
      >
        <Summary className="min-h-target text-sm font-semibold">
          {told ? text.factsTold(told) : text.facts}
        </Summary>
        <div className="grid gap-4 pt-2 pb-5 sm:grid-cols-2 lg:grid-cols-4">
          {FURTHER.map((fact) => (
            <FactField key={fact} fact={fact} {...fitment} />
          ))}
        </div>
      </details>
    </div>
  );
}

/** A vehicle's generation has a control of its own. */
const FURTHER = FACT_NAMES.filter((name) => name !== 'generation');

function FactField({ fact, place, value }: FitmentProps & { fact: FactName }) {
  const { form, errorOf } = useProductFormContext();
  const rule = factRule(fact);
  const id = `fitments.${place}.facts.${fact}` as const;
  const box = { id, label: factLabel[fact], error: errorOf(id), ...form.register(id) };
  if (rule.type === 'choice')
    return (
      <SelectField {...box} value={value.facts?.[fact] ?? ''}>
        <option value="">{text.unknown}</option>
        {rule.values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      {...box}
      {...(rule.type === 'number' ? { inputMode: 'numeric' } : { maxLength: rule.max })}
      autoComplete="off"
    />
  );
}

/** A chip for each generation; choosing one fills in its years where none were chosen yet. */
function Generations({ place, value, model }: FitmentProps & { model: ModelChoice }) {
  const { register, setValue } = useProductFormContext().form;
  const generations = model.generations.filter(({ name }) => name !== '');
  if (generations.length === 0) return null;
  const at = `fitments.${place}` as const;
  const choose = (name: string) => {
    const chosen = generations.find((one) => one.name === name);
    const { yearFrom, yearTo } = fitmentYears(value);
    if (!chosen || yearFrom !== null || yearTo !== null) return;
    const { from, to } = offeredYears(chosen.yearFrom, chosen.yearTo);
    setValue(`${at}.yearFrom`, String(from));
    setValue(`${at}.yearTo`, String(to ?? ''));
  };
  const field = register(`${at}.facts.generation`, {
    onChange: (event: { target: { value: string } }) => choose(event.target.value),
  });
  return (
    <div role="radiogroup" aria-label={factLabel.generation} className="flex flex-wrap gap-2">
      {[undefined, ...generations].map((one) => (
        <label
          key={one?.name ?? ''}
          className="flex min-h-target items-center gap-2 rounded-2 border border-line px-3 text-sm has-checked:border-ink has-checked:bg-sunken"
        >
          <input
            type="radio"
            {...field}
            value={one?.name ?? ''}
            checked={(value.facts?.generation ?? '') === (one?.name ?? '')}
            className="size-5 accent-ink"
          />
          {one ? (
            <span className="num">
              <b>{one.name}</b> {formatYears(one.yearFrom, one.yearTo)}
            </span>
          ) : (
            text.generationUnknown
          )}
        </label>
      ))}
    </div>
  );
}

/** Facts that the product's name has and the vehicle lacks; one tap adds them. */
function Proposal({ place, value, manufacturer, model }: Props & { manufacturer: ManufacturerChoice }) {
  const { form, fields } = useProductFormContext();
  const own = factsOf(value.facts);
  const read = readFacts(fields.name, { manufacturer, model: model ?? null, ...fitmentYears(value) });
  const added = Object.fromEntries(
    Object.entries(read ?? {}).filter(([fact]) => own?.[fact as FactName] === undefined),
  );
  const told = factsText({ ...fitmentYears(value), facts: added });
  if (!told) return null;
  return (
    <button
      type="button"
      className="link justify-self-start"
      onClick={({ currentTarget }) => {
        form.setValue(`fitments.${place}.facts`, factFields({ ...own, ...added }));
        // The button disappears; the line below it now has what it proposed.
        currentTarget.parentElement?.querySelector('summary')?.focus();
      }}
    >
      {text.fromName(told)}
    </button>
  );
}
