import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { countsOf } from '#src/domain/product-list/choice-counts.ts';
import { ANY, readPendingFilters } from '#src/domain/product-list/pending-filters.ts';
import { FIELD_FILTERS, type FilterName, FILTERS } from '#src/domain/product-list/filters.ts';
import { sortFromWord } from '#src/domain/product-list/list-orders.ts';
import { slugify } from '#src/domain/text/slug.ts';
import type { OwnChip } from '#src/views/product-list/Chips.tsx';
import type { ToolsProps } from '#src/views/product-list/ListTools.tsx';

type Control = HTMLInputElement | HTMLSelectElement;

const optionsOf = (control: Control | undefined): NameAndSlug[] =>
  Array.from(control instanceof HTMLSelectElement ? control.options : [])
    .filter(({ value }) => value !== ANY)
    .map(({ text, value }) => ({ name: text, slug: slugify(value) }));

/** 'Novo (1.234)' → 1234. */
const countIn = (text: string): number =>
  Number(/\(([\d.]+)\)$/.exec(text.trim())?.[1]?.replaceAll('.', '') ?? 0);

function countsIn(control: Control | undefined, name: FilterName): Record<string, number> {
  const options = Array.from(control instanceof HTMLSelectElement ? control.options : []);
  return Object.fromEntries(
    options.flatMap(({ text, value }) => {
      const read = FILTERS[name].read(value);
      return read === null ? [] : [[String(read), countIn(text)]];
    }),
  );
}

/**
 * The props with which the page's tools were rendered, so that React can take them over, with what has been typed and
 * chosen in them since.
 */
export function readTools(tools: HTMLElement): ToolsProps {
  const control = (word: string) =>
    tools.querySelector<Control>(`:is(input, select)[name=${word}]`) ?? undefined;
  const of = (name: FilterName) => control(FILTERS[name].word);
  const isFree = of('model')?.getAttribute('aria-disabled') === null;
  return {
    panel: {
      action: tools.querySelector('form')?.getAttribute('action') ?? '',
      options: {
        manufacturers: optionsOf(of('manufacturer')),
        categories: optionsOf(of('category')),
        counts: countsOf((name) => countsIn(of(name), name)),
      },
      fields: FIELD_FILTERS.filter((name) => of(name)),
      model: { state: isFree ? 'ready' : 'manufacturer first', options: optionsOf(of('model')) },
      withCategory: of('category') !== undefined,
      pending: readPendingFilters((word) => control(word)?.value),
    },
    sort: sortFromWord(control('sortiraj')?.value ?? ''),
    isMine: tools.querySelector<HTMLInputElement>('[role=switch]')?.checked ?? false,
    ownChips: Array.from(tools.querySelectorAll<HTMLAnchorElement>('a[data-own]'), (chip) => ({
      own: chip.dataset['own'] as OwnChip['own'],
      name: chip.text,
      href: chip.getAttribute('href') ?? '',
    })),
  };
}
