import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { ANY } from '#src/domain/product-list/pending-filters.ts';
import { slugify } from '#src/domain/text/slug.ts';

/** An option's value is its slug; left out where the name, which is the value then, gives the slug, to save bytes. */
const optionValue = ({ name, slug }: NameAndSlug): string | undefined =>
  slugify(name) === slug ? undefined : slug;

type Props = {
  /** The filter's word in the address. */
  word: string;
  /** Text of the option that does not filter. */
  any: string;
  options: readonly NameAndSlug[];
  /** A slug, or `ANY`; an address may hold one that is not offered. */
  chosen: string;
  disabled?: boolean;
  onChoose?: ((slug: string) => void) | undefined;
};

/** A select of the filter panel whose values are slugs. */
export function SlugSelect({ word, any, options, chosen, disabled = false, onChoose }: Props) {
  const isOffered = chosen === ANY || options.some(({ slug }) => slug === chosen);
  const offered = isOffered ? options : [...options, { name: chosen, slug: chosen }];
  const option = offered.find(({ slug }) => slug === chosen);
  return (
    <select
      name={word}
      // Not `disabled`: Tab would pass over it while its options are still loading.
      aria-disabled={disabled || undefined}
      value={option ? (optionValue(option) ?? option.name) : ANY}
      onChange={({ target }) => onChoose?.(slugify(target.value))}
    >
      <option value={ANY}>{any}</option>
      {offered.map((one) => (
        <option key={one.slug} value={optionValue(one)}>
          {one.name}
        </option>
      ))}
    </select>
  );
}
