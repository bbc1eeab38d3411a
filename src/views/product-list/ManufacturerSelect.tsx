import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { FILTERS } from '#src/domain/product-list/filters.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { SlugSelect } from './SlugSelect.tsx';

type Props = {
  manufacturers: readonly NameAndSlug[];
  chosen: string;
  onChoose?: ((slug: string) => void) | undefined;
};

/** The field 'marka' of the filter panel. */
export const ManufacturerSelect = ({ manufacturers, chosen, onChoose }: Props) => (
  <SlugSelect
    word={FILTERS.manufacturer.word}
    any={text['filter.manufacturers']}
    options={manufacturers}
    chosen={chosen}
    onChoose={onChoose}
  />
);
