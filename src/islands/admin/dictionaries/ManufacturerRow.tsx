import type { AdminManufacturer } from '#src/domain/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Menu } from '../ui/Menu.tsx';
import { ROW_TARGET } from '../ui/row-target.ts';
import { makeAddress } from './dictionary-address.ts';

export const MANUFACTURER_GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_7rem_9rem_2.75rem]';
type Props = { make: AdminManufacturer; onEdit: () => void; onDelete: () => void };

export const ManufacturerRow = ({ make, onEdit, onDelete }: Props) => (
  <li className={`${MANUFACTURER_GRID} relative py-2 lg:py-1.5 lg:hover:bg-surface`}>
    <div className="min-w-0">
      <AdminLink
        href={makeAddress(make.id)}
        className={`${ROW_TARGET} flex min-h-8 items-center text-ui font-semibold hover:underline hover:decoration-accent hover:underline-offset-4 lg:min-h-target`}
      >
        {make.name}
      </AdminLink>
      <p className="text-sm text-ink-2 num lg:hidden">
        {text.models(make.models)} · {text.products(make.products)}
      </p>
    </div>
    <span className="truncate text-sm text-ink-2 max-lg:hidden">/{make.slug}</span>
    <span className="text-right text-ui num max-lg:hidden">{make.models}</span>
    <span className="text-right text-ui num max-lg:hidden">{make.products}</span>
    <div className="-mr-3 max-lg:col-start-2 max-lg:row-start-1">
      <Menu
        label={text.editNamed(make.name)}
        items={[
          { label: text.edit, icon: 'edit', run: onEdit },
          { label: text.viewPage, icon: 'external', run: () => window.open(`/${make.slug}`) },
          { label: text.remove, icon: 'trash', danger: true, run: onDelete },
        ]}
      />
    </div>
  </li>
);
