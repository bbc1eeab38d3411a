import { atom, type ReadableAtom } from 'nanostores';
import { FIRST_YEAR } from '#src/domain/limits.ts';
import type { ChoiceCounts } from '#src/domain/product-list/choice-counts.ts';
import {
  FIELD_FILTERS,
  FILTER_NAMES,
  type FilterName,
  filterOf,
  FILTERS,
  filtersFrom,
  type ListFilters,
} from '#src/domain/product-list/filters.ts';
import { readYear } from '#src/domain/product-list/year-filter.ts';
import { lastYear } from '#src/domain/years.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { choiceWithCount } from '#src/views/product-list/choice-name.ts';
import { modelsOfBrand } from './models-of-brand.ts';
import { chooseOption, chosenSlug, optionName } from './option-choice.ts';

/** The prerendered filter panel: a draft that filters nothing until it is applied (DECISIONS U13). */
export type FilterForm = {
  /** Increases with every change of the draft and every load of model names. */
  $drafts: ReadableAtom<number>;
  $names: ReadableAtom<number>;
  read: () => ListFilters;
  write: (filters: ListFilters) => void;
  /** Names for the values of a draft or an address; the slug where the name is not known yet. */
  names: (filters: ListFilters) => { vehicle: string; category: string };
  /** Number of products that the draft would show; undefined while unknown. */
  showCount: (count: number | undefined) => void;
  /** Number of products for every choice of a field. */
  showChoices: (counts: ChoiceCounts) => void;
  sayYears: (sentence: string) => void;
};

type Control = HTMLInputElement | HTMLSelectElement;
type Controls = ReadonlyMap<FilterName, Control>;

const controlsOf = (form: HTMLFormElement): Controls =>
  new Map(
    FILTER_NAMES.flatMap((name) => {
      const control = form.querySelector<Control>(`:is(input, select)[name=${FILTERS[name].word}]`);
      return control ? [[name, control] as const] : [];
    }),
  );

function writeInto(control: Control, name: FilterName, value: string | number | null): void {
  const written = value === null ? null : FILTERS[name].write(value);
  if (control instanceof HTMLSelectElement) chooseOption(control, written);
  else control.value = written ?? '';
}

function readFrom(controls: Controls): ListFilters {
  const read = filtersFrom((name) => FILTERS[name].read(controls.get(name)?.value ?? ''));
  return { ...read, model: read.manufacturer === null ? null : read.model };
}

function showChoices(controls: Controls, counts: ChoiceCounts): void {
  for (const name of FIELD_FILTERS)
    for (const option of controls.get(name)?.querySelectorAll('option') ?? []) {
      const value = filterOf(name).read(option.value);
      if (value !== null) option.text = choiceWithCount(name, String(value), counts);
    }
}

/** Years out of bounds are corrected, not refused (DECISIONS U2). */
function correctYears(inputs: readonly Control[], say: (sentence: string) => void): void {
  const last = String(lastYear());
  for (const input of inputs) {
    if (!(input instanceof HTMLInputElement)) continue;
    input.max = last;
    input.addEventListener('change', () => {
      const { year, corrected } = readYear(input.validity.badInput ? '?' : input.value);
      input.value = year === null ? '' : String(year);
      say(corrected ? text['years.corrected'](FIRST_YEAR, lastYear()) : '');
    });
  }
}

function statusLine(after: Element): HTMLElement {
  const line = document.createElement('p');
  line.className = 'fp__note';
  line.role = 'status';
  after.after(line);
  return line;
}

export function connectFilterForm(form: HTMLFormElement): FilterForm | undefined {
  const controls = controlsOf(form);
  const [brand, model, from, to] = (['manufacturer', 'model', 'yearFrom', 'yearTo'] as const).map((name) =>
    controls.get(name),
  );
  const apply = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!(brand instanceof HTMLSelectElement && model instanceof HTMLSelectElement)) return undefined;
  if (!(from && to instanceof HTMLInputElement && apply?.parentElement)) return undefined;
  form.noValidate = true;
  to.placeholder = String(lastYear());
  // Below the buttons: a line that appears during a press must not move the button from under the finger.
  const yearsNote = statusLine(apply.parentElement);
  const countNote = statusLine(yearsNote);
  const sayYears = (sentence: string) => (yearsNote.textContent = sentence);

  const $drafts = atom(0);
  const $names = atom(0);
  const fillModels = modelsOfBrand(brand, model, () => $names.set($names.get() + 1));
  brand.addEventListener('change', () => void fillModels(null));
  correctYears([from, to], sayYears);
  for (const sign of ['input', 'change']) form.addEventListener(sign, () => $drafts.set($drafts.get() + 1));
  if (chosenSlug(brand) !== null) void fillModels(chosenSlug(model));

  const nameOf = (name: FilterName, slug: string | null): string => {
    const control = controls.get(name);
    return slug !== null && control instanceof HTMLSelectElement ? optionName(control, slug) : '';
  };
  return {
    $drafts,
    $names,
    read: () => readFrom(controls),
    write: (filters) => {
      for (const [name, control] of controls) if (name !== 'model') writeInto(control, name, filters[name]);
      sayYears('');
      void fillModels(filters.model);
    },
    names: ({ manufacturer, model: slug, category }) => ({
      vehicle: [nameOf('manufacturer', manufacturer), nameOf('model', slug)].filter(Boolean).join(' '),
      category: nameOf('category', category),
    }),
    showCount: (count) => {
      apply.textContent = count === undefined ? text['filter.apply'] : text['filter.applyCount'](count);
      countNote.textContent = count === 0 ? text['filter.none'] : '';
    },
    showChoices: (counts) => showChoices(controls, counts),
    sayYears,
  };
}
