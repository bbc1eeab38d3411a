import { slugOrNull } from '#src/domain/product-list/filters.ts';

export const chosenSlug = (select: HTMLSelectElement): string | null => slugOrNull(select.value);

const optionOf = (select: HTMLSelectElement, slug: string): HTMLOptionElement | undefined =>
  Array.from(select.options).find((option) => slugOrNull(option.value) === slug);

export function chooseOption(select: HTMLSelectElement, slug: string | null): void {
  if (slug === null) {
    select.value = 'all';
    return;
  }
  // An address may contain a value that the page does not offer.
  const option = optionOf(select, slug) ?? new Option(slug, slug);
  if (!option.parentElement) select.append(option);
  option.selected = true;
}

export const optionName = (select: HTMLSelectElement, slug: string): string =>
  optionOf(select, slug)?.text.trim() ?? slug;
