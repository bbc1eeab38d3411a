import { FIRST_YEAR } from '#src/domain/limits.ts';
import { type ListFilters, NO_FILTERS, slugOrNull } from '#src/domain/product-list/filters.ts';
import { readYear } from '#src/domain/product-list/year-filter.ts';
import { lastYear } from '#src/domain/years.ts';
import { loadVehicleChoices } from '#src/stores/vehicle-choices.ts';
import { filterText as text } from '#src/strings/list-filter.ts';

/** The panel: a draft that filters nothing until it is applied (DECISIONS U13). */
export type FilterForm = {
  read: () => ListFilters;
  write: (filters: ListFilters) => void;
  /** The names behind a draft or an address; a slug where its name is not known yet. */
  names: (filters: ListFilters) => { vehicle: string; category: string };
  /** How many products the draft would show; undefined while nobody knows. */
  showCount: (count: number | undefined) => void;
  sayYears: (sentence: string) => void;
};

const valueOf = (select: HTMLSelectElement | null): string | null => slugOrNull(select?.value ?? null);

const optionOf = (select: HTMLSelectElement | null, slug: string): HTMLOptionElement | undefined =>
  Array.from(select?.options ?? []).find((option) => slugOrNull(option.value) === slug);

function choose(select: HTMLSelectElement | null, slug: string | null): void {
  if (!select) return;
  if (slug === null) {
    select.value = 'all';
    return;
  }
  // An address may name what the page does not offer.
  const option = optionOf(select, slug) ?? new Option(slug, slug);
  if (!option.parentElement) select.append(option);
  option.selected = true;
}

const optionName = (select: HTMLSelectElement | null, slug: string): string =>
  optionOf(select, slug)?.text.trim() ?? slug;

function statusLine(after: Element): HTMLElement {
  const line = document.createElement('p');
  line.className = 'fp__note';
  line.role = 'status';
  after.after(line);
  return line;
}

/** `onNames`: the names of models have come, or could not. */
export function connectFilterForm(
  form: HTMLFormElement,
  { onDraft, onNames }: { onDraft: () => void; onNames: () => void },
): FilterForm | undefined {
  const brand = form.querySelector<HTMLSelectElement>('[name=marka]');
  const model = form.querySelector<HTMLSelectElement>('[name=model]');
  const category = form.querySelector<HTMLSelectElement>('[name=kategorija]');
  const from = form.querySelector<HTMLInputElement>('[name=od]');
  const to = form.querySelector<HTMLInputElement>('[name=do]');
  const apply = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!brand || !model || !from || !to || !apply?.parentElement) return undefined;

  // Below the buttons: a line that comes while a button is being pressed must not move it from under the finger.
  const yearsNote = statusLine(apply.parentElement);
  const countNote = statusLine(yearsNote);
  // Out of bounds is corrected, not refused (DECISIONS U2).
  form.noValidate = true;
  for (const input of [from, to]) {
    input.max = String(lastYear());
    input.addEventListener('change', () => {
      const { year, corrected } = readYear(input.validity.badInput ? '?' : input.value);
      input.value = year === null ? '' : String(year);
      yearsNote.textContent = corrected ? text['years.corrected'](FIRST_YEAR, lastYear()) : '';
      onDraft();
    });
    input.addEventListener('input', onDraft);
  }
  to.placeholder = String(lastYear());

  const offerModels = (first: string, models: readonly { name: string; slug: string }[] = []) => {
    model.replaceChildren(
      new Option(first, 'all'),
      ...models.map(({ name, slug }) => new Option(name, slug)),
    );
    model.disabled = models.length === 0;
  };
  let asked = 0;
  const fillModels = async (wanted: string | null) => {
    const ask = ++asked;
    const slug = valueOf(brand);
    if (slug === null) {
      offerModels(text['filter.modelsFirst']);
      return;
    }
    if (wanted === null) offerModels(text['filter.modelsLoading']);
    else choose(model, wanted);
    try {
      const choices = await loadVehicleChoices();
      if (ask !== asked) return;
      const make = choices.find((choice) => choice.slug === slug);
      const chosen = wanted === null ? null : valueOf(model);
      const shown = chosen === null ? '' : optionName(model, chosen);
      offerModels(text['filter.models'], make?.models);
      if (chosen !== null) {
        if (!make?.models.some((choice) => choice.slug === chosen)) model.append(new Option(shown, chosen));
        model.value = chosen;
      }
      model.disabled = false;
    } catch (error) {
      console.warn(error);
      if (ask !== asked) return;
      if (wanted === null) offerModels(text['filter.modelsFailed']);
    }
    onNames();
  };
  brand.addEventListener('change', () => {
    void fillModels(null);
    onDraft();
  });
  for (const select of [model, category]) select?.addEventListener('change', onDraft);
  if (valueOf(brand) !== null) void fillModels(valueOf(model));

  // What an address narrows by and the panel has no control for stays as it is.
  let others: ListFilters = NO_FILTERS;
  return {
    read: () => ({
      ...others,
      manufacturer: valueOf(brand),
      model: valueOf(brand) === null ? null : valueOf(model),
      category: valueOf(category),
      yearFrom: readYear(from.value).year,
      yearTo: readYear(to.value).year,
    }),
    write: (filters) => {
      others = filters;
      choose(brand, filters.manufacturer);
      choose(category, filters.category);
      from.value = filters.yearFrom === null ? '' : String(filters.yearFrom);
      to.value = filters.yearTo === null ? '' : String(filters.yearTo);
      yearsNote.textContent = '';
      void fillModels(filters.model);
    },
    names: (filters) => ({
      vehicle: [
        filters.manufacturer && optionName(brand, filters.manufacturer),
        filters.model && optionName(model, filters.model),
      ]
        .filter(Boolean)
        .join(' '),
      category: filters.category === null ? '' : optionName(category, filters.category),
    }),
    showCount: (count) => {
      apply.textContent = count === undefined ? text['filter.apply'] : text['filter.applyCount'](count);
      countNote.textContent = count === 0 ? text['filter.none'] : '';
    },
    sayYears: (sentence) => (yearsNote.textContent = sentence),
  };
}
