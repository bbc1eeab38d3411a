import type { AdminListState } from '#src/domain/admin/list-state.ts';
import { go } from '#src/stores/admin/route.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

type Props = { state: AdminListState; allAddress: string; onAdd: () => void };

const EMPTY = {
  search: { title: text['empty.search'], advice: text['empty.searchAdvice'], icon: 'search' },
  bin: { title: text['empty.bin'], advice: text['empty.binAdvice'], icon: 'trash' },
  filter: { title: text['empty.filter'], icon: 'check' },
} as const;

export function ListEmpty({ state: { search, filter }, allAddress, onAdd }: Props) {
  if (search || filter !== 'all') {
    return (
      <EmptyState {...EMPTY[search ? 'search' : filter === 'deleted' ? 'bin' : 'filter']}>
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
