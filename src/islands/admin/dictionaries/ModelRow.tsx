import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { Menu } from '../ui/Menu.tsx';
import { ROW_TARGET } from '../ui/row-target.ts';

export const MODEL_GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line lg:grid-cols-[minmax(0,1fr)_14rem_9rem_2.75rem]';

/** `2003–2012`, or the first year of a model still in production. Gaps between generations are not shown. */
function yearsOf({ generations }: AdminModel): string {
  if (generations.length === 0) return text['models.noYears'];
  const from = Math.min(...generations.map(({ yearFrom }) => yearFrom));
  const ends = generations.map(({ yearTo }) => yearTo);
  const known = ends.filter((year) => year !== null);
  return known.length < ends.length ? text['models.until'](from) : `${from}–${Math.max(...known)}`;
}

type Props = { model: AdminModel; address: string; onOpen: (what: 'edit' | 'merge' | 'delete') => void };

export function ModelRow({ model, address, onOpen }: Props) {
  const { name, aliases, products } = model;
  const years = yearsOf(model);
  return (
    <li className={`${MODEL_GRID} relative py-2 lg:py-1.5 lg:hover:bg-surface`}>
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen('edit')}
          className={`${ROW_TARGET} flex min-h-8 items-center text-left text-ui font-semibold hover:underline hover:decoration-accent hover:underline-offset-4 lg:min-h-target`}
        >
          {name}
        </button>
        {aliases.length > 0 && <p className="truncate text-sm text-ink-2">{aliases.join(', ')}</p>}
        <p className="text-sm text-ink-2 num lg:hidden">
          {years} · {text.products(products)}
        </p>
      </div>
      <span className="text-ui num max-lg:hidden">{years}</span>
      <span className="text-right text-ui num max-lg:hidden">{products}</span>
      <div className="-mr-3 max-lg:col-start-2 max-lg:row-start-1">
        <Menu
          label={text.editNamed(name)}
          items={[
            { label: text.edit, icon: 'edit', run: () => onOpen('edit') },
            { label: text.viewPage, icon: 'external', run: () => window.open(address) },
            { label: text['models.merge'], icon: 'share', run: () => onOpen('merge') },
            { label: text.remove, icon: 'trash', danger: true, run: () => onOpen('delete') },
          ]}
        />
      </div>
    </li>
  );
}
