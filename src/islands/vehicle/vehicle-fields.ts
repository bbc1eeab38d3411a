import type { SavedVehicle } from '#src/domain/saved-vehicle.ts';
import { type ModelChoice, type VehicleChoices, yearChoices } from '#src/domain/vehicle-choices.ts';
import { loadVehicleChoices } from '#src/stores/vehicle-choices.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';

export type Chosen = SavedVehicle & { parts: number };

type Selects = { brand: HTMLSelectElement; model: HTMLSelectElement; year: HTMLSelectElement };
type Callbacks = {
  /** Undefined until all three are chosen. */
  onChange: (chosen: Chosen | undefined) => void;
  onFailure: (failed: boolean) => void;
};

/** Replaces the options, the first one without a value; the chosen value is kept if it is still offered. */
function fill(
  select: HTMLSelectElement,
  first: string,
  options: readonly (readonly [string, string])[],
): void {
  const kept = select.value;
  select.replaceChildren(new Option(first, ''), ...options.map(([name, value]) => new Option(name, value)));
  select.value = options.some(([, value]) => value === kept) ? kept : '';
  select.disabled = options.length === 0;
}

const namesOf = (items: readonly { name: string; slug: string }[]) =>
  items.map(({ name, slug }) => [name, slug] as const);

/**
 * Three native selects, each filled according to the one before it; a disabled one explains why. They may already
 * show a vehicle that was painted or chosen before the choices had loaded.
 */
export async function connectVehicleFields(
  selects: Selects,
  { onChange, onFailure }: Callbacks,
): Promise<void> {
  const { brand, model, year } = selects;
  let choices: VehicleChoices | undefined;
  const brandChoice = () => choices?.find(({ slug }) => slug === brand.value);
  const modelOf = (): ModelChoice | undefined =>
    brandChoice()?.models.find(({ slug }) => slug === model.value);

  const update = () => {
    const [make, type] = [brandChoice(), modelOf()];
    const chosen = type && yearChoices(type).find((choice) => String(choice.year) === year.value);
    onChange(
      make && type && chosen
        ? {
            manufacturer: { name: make.name, slug: make.slug },
            model: { name: type.name, slug: type.slug },
            ...chosen,
          }
        : undefined,
    );
  };
  const fillYears = () => {
    const type = modelOf();
    const first = type ? text.chooseYear : brand.value ? text.modelFirst : text.brandFirst;
    fill(
      year,
      first,
      (type ? yearChoices(type) : []).map((choice) => [String(choice.year), String(choice.year)]),
    );
  };
  const fillModels = () => {
    const make = brandChoice();
    const first = make ? text.chooseModel : brand.value ? text.noModels : text.brandFirst;
    fill(model, first, namesOf(make?.models ?? []));
    fillYears();
    update();
  };

  const load = async () => {
    try {
      choices = await loadVehicleChoices();
    } catch (error) {
      console.warn(error);
      onFailure(true);
      return;
    }
    onFailure(false);
    const known = new Set(Array.from(brand.options, (option) => option.value));
    if (choices.some(({ slug }) => !known.has(slug))) fill(brand, text.chooseBrand, namesOf(choices));
    fillModels();
  };

  brand.addEventListener('change', () => {
    if (choices) fillModels();
    else {
      fill(model, text.loading, []);
      void load();
    }
  });
  model.addEventListener('change', () => {
    fillYears();
    update();
  });
  year.addEventListener('change', update);
  await load();
}
