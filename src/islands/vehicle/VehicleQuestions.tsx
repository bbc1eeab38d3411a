import { useStore } from '@nanostores/react';
import { BODIES } from '#src/domain/fitment/fitment-facts.ts';
import type { SavedVehicle, VehicleFacts } from '#src/domain/vehicle/saved-vehicle.ts';
import {
  type GenerationChoice,
  type ModelChoice,
  possibleGenerations,
} from '#src/domain/vehicle/vehicle-choices.ts';
import { $vehicleChoices } from '#src/stores/vehicle-choices.ts';
import { setVehicleFacts } from '#src/stores/vehicle-edits.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { formatYears } from '#src/domain/years.ts';

type Props = { vehicle: SavedVehicle; asked: readonly string[] };

/** Asks what the year leaves open: the generation always, the rest once a part depends on it. */
export function VehicleQuestions({ vehicle, asked }: Props) {
  const model = useModel(vehicle);
  const generations = model ? possibleGenerations(model, vehicle.year) : [];
  const isAsked = (fact: 'body' | 'engine') => asked.includes(fact) || vehicle[fact] !== undefined;
  const engines = isAsked('engine') ? (model?.engines ?? []) : [];
  if (generations.length === 0 && !isAsked('body') && engines.length === 0) return null;
  const tell = (facts: VehicleFacts) => setVehicleFacts(vehicle, facts);
  return (
    <section className="mt-4 grid gap-4 rounded-2 bg-sunken p-4">
      <h3 className="t-sm">{text['ask.heading'](vehicleName(vehicle, vehicle.year))}</h3>
      {generations.length > 0 && <Generations choices={generations} vehicle={vehicle} onTell={tell} />}
      {isAsked('body') && (
        <Answers fact="body" values={BODIES} vehicle={vehicle} onTell={(body) => tell({ body })} />
      )}
      {engines.length > 0 && (
        <Answers fact="engine" values={engines} vehicle={vehicle} onTell={(engine) => tell({ engine })} />
      )}
    </section>
  );
}

/** Without the shop's choices nothing is asked; the form below says that they are missing. */
const useModel = ({ manufacturer, model }: SavedVehicle): ModelChoice | undefined =>
  useStore($vehicleChoices)
    ?.find(({ slug }) => slug === manufacturer.slug)
    ?.models.find(({ slug }) => slug === model.slug);

type GenerationProps = {
  choices: readonly GenerationChoice[];
  vehicle: SavedVehicle;
  onTell: (facts: VehicleFacts) => void;
};

function Generations({ choices, vehicle, onTell }: GenerationProps) {
  const codes = choices.flatMap(({ name, codes: own }) =>
    own.length > 0 ? [[name, own.join(', ').toUpperCase()] as const] : [],
  );
  const answers = [
    ...choices.map(({ name, from, to }) => ({ name, years: formatYears(from, to) })),
    undefined,
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        {text['ask.generation'](choices.map(({ name }) => name))}
      </legend>
      <div className="flex flex-wrap gap-2">
        {answers.map((one) => (
          <label
            key={one?.name ?? ''}
            className="flex min-h-target items-center gap-2 rounded-2 border border-line bg-surface px-3 has-checked:border-ink"
          >
            <input
              type="radio"
              name="generacija"
              checked={(vehicle.generation ?? '') === (one?.name ?? '')}
              onChange={() => onTell({ generation: one?.name ?? '' })}
              className="size-5 accent-ink"
            />
            {one ? (
              <span className="num">
                <b>{one.name}</b> {one.years}
              </span>
            ) : (
              text['ask.unknown']
            )}
          </label>
        ))}
      </div>
      {codes.length === choices.length && (
        <p className="mt-2 text-sm text-ink-2">{text['ask.codes'](codes)}</p>
      )}
    </fieldset>
  );
}

type AnswerProps = {
  fact: 'body' | 'engine';
  values: readonly string[];
  vehicle: SavedVehicle;
  onTell: (value: string) => void;
};

const Answers = ({ fact, values, vehicle, onTell }: AnswerProps) => (
  <label className="grid gap-1.5 text-sm font-semibold">
    {text[`ask.${fact}`]}
    <select
      className="field h-control w-full chevron pr-10 pl-3.5 text-ellipsis"
      value={vehicle[fact] ?? ''}
      onChange={({ target }) => onTell(target.value)}
    >
      <option value="">{text['ask.unknown']}</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  </label>
);
