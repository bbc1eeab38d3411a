import type { AdminListState } from '#src/domain/admin/list-state.ts';
import { go } from '#src/stores/admin/route.ts';
import { productsText as text } from '#src/strings/admin/products.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

type Props = { state: AdminListState; allAddress: string; onAdd: () => void };

export function ListEmpty({ state: { search, filter }, allAddress, onAdd }: Props) {
  const showAll = <Button onClick={() => go(allAddress)}>{text.showAll}</Button>;
  if (search) {
    return (
      <EmptyState title={text['empty.search']} advice={text['empty.searchAdvice']} icon="search">
        {showAll}
      </EmptyState>
    );
  }
  if (filter === 'deleted') {
    return (
      <EmptyState title={text['empty.bin']} advice={text['empty.binAdvice']} icon="trash">
        {showAll}
      </EmptyState>
    );
  }
  if (filter !== 'all') {
    return (
      <EmptyState title={text['empty.filter']} icon="check">
        {showAll}
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
