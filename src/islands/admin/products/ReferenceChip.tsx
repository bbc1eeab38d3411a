import type { AdminListState } from '#src/domain/admin/list-state.ts';
import { productsText as text, referenceText } from '#src/strings/admin/products.ts';
import { useCategories, useTuningCategories, useVehicles } from '../product-form/use-choices.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Icon } from '../ui/Icon.tsx';

type Reference = NonNullable<AdminListState['of']>;
type Props = { of: Reference; allAddress: string };

/** Says which entry of the dictionaries the listed products refer to; a press lists all again. */
export function ReferenceChip({ of, allAddress }: Props) {
  const entry = useEntryName(of);
  const label = entry ? `${referenceText[of.reference]}: ${entry}` : referenceText[of.reference];
  return (
    <p className="pb-2">
      <AdminLink
        href={allAddress}
        aria-label={text.removeFilter(label)}
        className="inline-flex min-h-target max-w-full items-center gap-2 rounded-2 bg-studio px-4 text-sm font-medium"
      >
        <span className="truncate">{label}</span>
        <Icon name="close" size="sm" />
      </AdminLink>
    </p>
  );
}

function useEntryName({ reference, id }: Reference): string | undefined {
  const isVehicle = reference === 'manufacturer' || reference === 'model';
  const { data: vehicles = [] } = useVehicles(isVehicle);
  const { data: categories = [] } = useCategories(reference === 'category');
  const { data: tuningCategories = [] } = useTuningCategories(reference === 'tuning-category');
  if (reference === 'model') {
    const owner = vehicles.find(({ models }) => models.some((model) => model.id === id));
    return owner && `${owner.name} ${owner.models.find((model) => model.id === id)?.name ?? ''}`;
  }
  const entries = { manufacturer: vehicles, category: categories, 'tuning-category': tuningCategories };
  return entries[reference].find((entry) => entry.id === id)?.name;
}
