import { loadVehicleChoices } from '#src/stores/vehicle-choices.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { chooseOption, chosenSlug, optionName } from './option-choice.ts';

type Named = { name: string; slug: string };

function offerModels(model: HTMLSelectElement, first: string, models: readonly Named[] = []): void {
  model.replaceChildren(new Option(first, 'all'), ...models.map(({ name, slug }) => new Option(name, slug)));
  model.disabled = models.length === 0;
}

/** Fills in all models, and the chosen one even if the shop has no such model. */
function offerAround(model: HTMLSelectElement, chosen: string | null, models: readonly Named[] = []): void {
  const shown = chosen === null ? '' : optionName(model, chosen);
  offerModels(model, text['filter.models'], models);
  model.disabled = false;
  if (chosen === null) return;
  if (!models.some(({ slug }) => slug === chosen)) model.append(new Option(shown, chosen));
  model.value = chosen;
}

/** Loads the models of the chosen brand; `onNames` is called on success and failure. Only the last request counts. */
export function modelsOfBrand(brand: HTMLSelectElement, model: HTMLSelectElement, onNames: () => void) {
  let asked = 0;
  return async (wanted: string | null): Promise<void> => {
    const ask = ++asked;
    const slug = chosenSlug(brand);
    if (slug === null) {
      offerModels(model, text['filter.modelsFirst']);
      return;
    }
    if (wanted === null) offerModels(model, text['filter.modelsLoading']);
    else chooseOption(model, wanted);
    try {
      const choices = await loadVehicleChoices();
      if (ask !== asked) return;
      const make = choices.find((choice) => choice.slug === slug);
      offerAround(model, wanted === null ? null : chosenSlug(model), make?.models);
    } catch (error) {
      console.warn(error);
      if (ask !== asked) return;
      if (wanted === null) offerModels(model, text['filter.modelsFailed']);
    }
    onNames();
  };
}
