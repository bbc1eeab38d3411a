import type { SearchMiss } from '#src/domain/admin/overview.ts';
import { showSearchMiss } from '#src/stores/admin/overview.ts';
import { overviewText as text } from '#src/strings/admin/overview.ts';
import { atMoment } from '#src/strings/moment.ts';
import { succeeds, tellUndoable } from '../actions.ts';
import { overviewChanged } from '../changes.ts';
import { newProductAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';

const show = (query: string, isShown: boolean): Promise<boolean> =>
  succeeds(async () => {
    await showSearchMiss(query, isShown);
    // The pressed button is removed with its row.
    if (!isShown) tellUndoable(text['misses.hidden'](query), () => show(query, true), { focus: true });
  }, overviewChanged);

export const SearchMisses = ({ misses }: { misses: readonly SearchMiss[] }) => (
  <PanelSection id="pregled-traze" title={text['misses.title']} className="min-w-0">
    <p className="py-2 text-sm text-ink-2">{text['misses.lead']}</p>
    {misses.length === 0 && (
      <EmptyState icon="search" title={text['misses.none']} advice={text['misses.noneAdvice']} />
    )}
    <ul>
      {misses.map(({ query, count, lastAskedAt }) => (
        <li key={query} className="flex items-center gap-1 border-b border-line py-1.5">
          <div className="mr-auto min-w-0">
            <p className="truncate text-ui font-semibold">{query}</p>
            <p className="text-sm text-ink-2 num">
              {text['misses.times'](count)} · {text['misses.last'](atMoment(new Date(lastAskedAt)))}
            </p>
          </div>
          <AdminLink
            href={newProductAddress(query)}
            aria-label={text['misses.addNamed'](query)}
            className="flex min-h-target min-w-target shrink-0 items-center justify-center gap-2 rounded-2 px-3 text-sm font-semibold hover:bg-ink-hover"
          >
            <Icon name="plus" size="sm" />
            <span className="max-sm:sr-only">{text['misses.add']}</span>
          </AdminLink>
          <IconButton
            icon="close"
            label={text['misses.hideNamed'](query)}
            onClick={() => void show(query, false)}
            className="-mr-2"
          />
        </li>
      ))}
    </ul>
  </PanelSection>
);
