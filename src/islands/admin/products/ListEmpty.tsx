import type { AdminFilter, AdminListState } from '#src/domain/admin/list-state.ts';
import { go } from '#src/stores/admin/route.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

type Props = { state: AdminListState; allAddress: string; onAdd: () => void };

type Empty = Pick<Parameters<typeof EmptyState>[0], 'title' | 'advice' | 'icon'>;
const EMPTY: Partial<Record<AdminFilter | 'search' | 'of', Empty>> = {
  search: { title: text['empty.search'], advice: text['empty.searchAdvice'], icon: 'search' },
  of: { title: text['empty.of'], advice: text['empty.ofAdvice'], icon: 'box' },
  deleted: { title: text['empty.bin'], advice: text['empty.binAdvice'], icon: 'trash' },
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

export function ListEmpty({ state: { search, filter, of }, allAddress, onAdd }: Props) {
  if (search || filter !== 'all' || of) {
    return (
      <EmptyState {...(EMPTY[search ? 'search' : filter === 'all' ? 'of' : filter] ?? NOTHING_MISSING)}>
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
