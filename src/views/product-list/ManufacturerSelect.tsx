import { slugify } from '#src/domain/slug.ts';
import type { ManufacturerName } from '#src/domain/vehicle.ts';
import { listText as text } from '#src/strings/product-list.ts';

type Props = { manufacturers: readonly ManufacturerName[]; chosen?: ManufacturerName | undefined };

/** The value of a name's option is its slug, or the name itself where this gives the slug: forty slugs are many bytes. */
export const optionValue = ({ name, slug }: ManufacturerName): string | undefined =>
  slugify(name) === slug ? undefined : slug;

/** The field 'marka' of the filter panel. */
export const ManufacturerSelect = ({ manufacturers, chosen }: Props) => (
  <select name="marka" defaultValue={chosen && (optionValue(chosen) ?? chosen.name)}>
    <option value="all">{text['filter.manufacturers']}</option>
    {manufacturers.map((manufacturer) => (
      <option key={manufacturer.slug} value={optionValue(manufacturer)}>
        {manufacturer.name}
      </option>
    ))}
  </select>
);
