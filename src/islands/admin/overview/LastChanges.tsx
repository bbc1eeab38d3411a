import type { RecentChange } from '#src/domain/admin/overview.ts';
import { shortMoment } from '#src/domain/calendar.ts';
import { actionText, entityText } from '#src/strings/admin/history.ts';
import { overviewText as text } from '#src/strings/admin/overview.ts';
import { historyAddress, productAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';
import { RowName } from '../ui/RowName.tsx';

/** A change of a product links to its form, while it has one; other changes are plain text. */
export const LastChanges = ({ changes }: { changes: readonly RecentChange[] }) => (
  <PanelSection id="pregled-izmjene" title={text['changes.title']} className="min-w-0 lg:col-span-2">
    {changes.length === 0 && <p className="py-3 text-ink-2">{text['changes.none']}</p>}
    <ul>
      {changes.map(({ id, at, username, action, entity, entityId, name, isGone }) => (
        <li
          key={id}
          className="relative grid items-center gap-x-4 border-b border-line py-2.5 lg:grid-cols-[12rem_minmax(0,1fr)_auto]"
        >
          <span className="text-sm text-ink-2">{actionText[action]}</span>
          {entity === 'product' && !isGone ? (
            <RowName href={productAddress(entityId)} className="truncate">
              {name}
            </RowName>
          ) : (
            <span className="truncate text-ui">
              <span className="text-ink-2">{entityText[entity]}</span> <b className="font-semibold">{name}</b>
            </span>
          )}
          <span className="text-sm text-ink-2 num">
            <time dateTime={at}>{shortMoment(new Date(at))}</time>
            {username && ` · ${username}`}
          </span>
        </li>
      ))}
    </ul>
    <AdminLink href={historyAddress()} className="link">
      {text['changes.all']}
    </AdminLink>
  </PanelSection>
);
