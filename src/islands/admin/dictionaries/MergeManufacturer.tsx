import { skipToken, useQuery } from '@tanstack/react-query';
import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { countPages, pairModels } from '#src/domain/dictionaries/merge.ts';
import { lastYear } from '#src/domain/years.ts';
import { listModels } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { MergeDialog } from './MergeDialog.tsx';

type Props = { manufacturer: AdminManufacturer; all: readonly AdminManufacturer[]; onClose: () => void };

export const MergeManufacturer = ({ manufacturer, all, onClose }: Props) => (
  <MergeDialog
    path="manufacturers"
    row={manufacturer}
    all={all}
    lead={text['merge.leadManufacturer'](manufacturer.name)}
    onClose={onClose}
  >
    {(into) => <Moving from={manufacturer} into={into} />}
  </MergeDialog>
);

const useModels = (id: number | undefined) =>
  useQuery({
    queryKey: ['models', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => listModels(id, signal),
  }).data;

/** Keeps room for its text while that is being counted. */
function Moving({ from, into }: { from: AdminManufacturer; into: AdminManufacturer | undefined }) {
  const own = useModels(from.id);
  const theirs = useModels(into?.id);
  const { years, pages } = countPages(own ?? [], lastYear());
  const addresses = 1 + from.slugAliases.length + pages;
  const shared = own && theirs ? pairModels(own, theirs).filter((pair) => pair.into) : [];
  return (
    <div role="status" className="grid min-h-6 gap-2">
      {own && (
        <p className="font-semibold">
          {text['merge.moving']([
            text.products(from.products),
            text.models(own.length),
            text['merge.years'](years),
            text['merge.addresses'](addresses),
          ])}
        </p>
      )}
      {shared.length > 0 && <p>{text['merge.shared'](shared.map((pair) => pair.from.name))}</p>}
    </div>
  );
}
