import { readVehicles } from '#src/stores/admin/choices.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { useRead } from '../use-read.ts';
import { manufacturerAddress } from './dictionary-address.ts';

const FOUND_MODELS_MAX = 12;

/** Models of every manufacturer that match a search of two letters or more. */
export function useFoundModels(search: string, matches: (words: readonly string[]) => boolean) {
  const isSearched = search.length > 1;
  const { data: vehicles = [] } = useRead(['vehicles'], readVehicles, { enabled: isSearched });
  if (!isSearched) return [];
  return vehicles.flatMap((manufacturer) =>
    manufacturer.models.filter(({ name }) => matches([name])).map((model) => ({ manufacturer, model })),
  );
}

export const FoundModels = ({ models }: { models: ReturnType<typeof useFoundModels> }) =>
  models.length > 0 && (
    <section className="pt-8">
      <h2 className="pb-2 label">{text['manufacturers.foundModels']}</h2>
      <ul className="border-t border-line">
        {models.slice(0, FOUND_MODELS_MAX).map(({ manufacturer, model }) => (
          <li key={model.id} className="border-b border-line">
            <AdminLink
              href={manufacturerAddress(manufacturer.id)}
              className="flex min-h-target items-center gap-2 text-ui"
            >
              <span className="font-semibold">{model.name}</span>
              <span className="text-ink-2">{manufacturer.name}</span>
            </AdminLink>
          </li>
        ))}
      </ul>
    </section>
  );
