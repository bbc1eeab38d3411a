import type { AdminListState } from '#src/domain/admin/list-state.ts';
import type { AdminFilter } from '#src/domain/admin/product.ts';
import { go } from '#src/stores/admin/route.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

type Props = {
  state: AdminListState;
  allAddress: string;
  /** The same search without a filter. */
  searchAddress: string;
  onAdd: () => void;
};

type Empty = Pick<Parameters<typeof EmptyState>[0], 'title' | 'advice' | 'icon'>;
const EMPTY: Partial<Record<AdminFilter | 'of', Empty>> = {
  of: { title: text['empty.of'], advice: text['empty.ofAdvice'], icon: 'box' },
  deleted: { title: text['empty.bin'], advice: text['empty.binAdvice'], icon: 'trash' },
  published: { title: text['empty.published'], advice: text['empty.publishedAdvice'], icon: 'check' },
  draft: { title: text['empty.draft'], advice: text['empty.draftAdvice'], icon: 'check' },
  reserved: { title: text['empty.reserved'], advice: text['empty.reservedAdvice'], icon: 'check' },
  sold: { title: text['empty.sold'], advice: text['empty.soldAdvice'], icon: 'check' },
  archived: { title: text['empty.archived'], advice: text['empty.archivedAdvice'], icon: 'check' },
};
/** For filters that list products which lack something. */
const NOTHING_MISSING: Empty = {
  title: text['empty.filter'],
  advice: text['empty.filterAdvice'],
  icon: 'check',
};

export function ListEmpty({ state: { search, filter, of }, allAddress, searchAddress, onAdd }: Props) {
  const isNarrowed = filter !== 'all' || of !== null;
  if (search) {
    const advice = text[isNarrowed ? 'empty.searchInFilter' : 'empty.searchAdvice'];
    return (
      <EmptyState title={text['empty.search']} advice={advice} icon="search">
        {isNarrowed && <Button onClick={() => go(searchAddress)}>{text.searchAll}</Button>}
        <Button onClick={() => go(allAddress)}>{text.showAll}</Button>
      </EmptyState>
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState {...(EMPTY[filter === 'all' ? 'of' : filter] ?? NOTHING_MISSING)}>
        <Button onClick={() => go(allAddress)}>{text.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={text['empty.none']} advice={text['empty.noneAdvice']}>
      {/* Smaller screens have the same button at the bottom. */}
      <Button variant="pri" icon="plus" onClick={onAdd} className="max-lg:hidden">
        {text.add}
      </Button>
    </EmptyState>
  );
}
