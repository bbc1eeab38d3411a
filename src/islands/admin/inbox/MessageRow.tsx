import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { shortMoment } from '#src/domain/clock.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { message: AdminMessage; address: string };

/** The whole row opens the message; a new one has a coloured mark at its edge. */
export function MessageRow({ message, address }: Props) {
  const { firstName, lastName, subject, body, createdAt, state, isMailed } = message;
  return (
    <li className="border-b border-line">
      <AdminLink
        href={address}
        className={`grid gap-x-4 gap-y-0.5 py-3 hover:bg-surface lg:grid-cols-[13rem_minmax(0,1fr)_auto] lg:items-baseline ${state === 'new' ? 'border-l-3 border-needle pl-3' : ''}`}
      >
        <span className="flex items-baseline justify-between gap-3 text-ui font-semibold">
          <span className="truncate">
            {firstName} {lastName}
          </span>
          <time dateTime={createdAt} className="shrink-0 text-sm font-normal text-ink-2 num lg:hidden">
            {shortMoment(new Date(createdAt))}
          </time>
        </span>
        <span className="min-w-0 text-ui">
          <span className="font-medium">{subject}</span>
          <span className="line-clamp-2 text-sm text-ink-2 lg:line-clamp-1">{body}</span>
          {!isMailed && (
            <span className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
              <Icon name="alert" size="sm" />
              {text.notMailed}
            </span>
          )}
        </span>
        <time dateTime={createdAt} className="text-sm text-ink-2 num max-lg:hidden">
          {shortMoment(new Date(createdAt))}
        </time>
      </AdminLink>
    </li>
  );
}
