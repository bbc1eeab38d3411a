import { type AdminMessage, daysWaiting, senderName } from '#src/domain/admin/inbox.ts';
import { shortMoment } from '#src/domain/calendar.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { message: AdminMessage; address: string };

/** The whole row opens the message; a new one has a coloured mark at its edge. */
export function MessageRow({ message, address }: Props) {
  const { subject, body, createdAt, state, isUnmailed } = message;
  const days = daysWaiting(message);
  return (
    <li className="border-b border-line">
      <AdminLink
        href={address}
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-0.5 py-3 hover:bg-surface lg:grid-cols-[17rem_minmax(0,1fr)_auto] lg:items-baseline ${state === 'new' ? 'border-l-3 border-needle pl-3' : ''}`}
      >
        <span className="flex items-baseline justify-between gap-3 text-ui font-semibold">
          <span className="truncate">{senderName(message)}</span>
          <Moment at={createdAt} className="shrink-0 font-normal lg:hidden" />
        </span>
        <span className="min-w-0 text-ui wrap-anywhere">
          <span className="font-medium">{subject}</span>
          <About message={message} />
          {body && <span className="line-clamp-2 text-sm text-ink-2 lg:line-clamp-1">{body}</span>}
          {isUnmailed && (
            <span className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
              <Icon name="alert" size="sm" />
              {text.notMailed}
            </span>
          )}
        </span>
        <span className="flex items-baseline gap-x-4 text-sm lg:flex-col lg:items-end">
          <Moment at={createdAt} className="max-lg:hidden" />
          {days > 0 && <b className="font-semibold text-error num">{text.waiting(days)}</b>}
          {state !== 'new' && <span className="font-semibold">{text[`state.${state}`]}</span>}
        </span>
      </AdminLink>
    </li>
  );
}

const Moment = ({ at, className }: { at: string; className: string }) => (
  <time dateTime={at} className={`text-sm text-ink-2 num ${className}`}>
    {shortMoment(new Date(at))}
  </time>
);

/** What the subject does not say: the first product that the message is about, the vehicle, and its pictures. */
function About({ message: { subject, products, pictures, vehicle } }: { message: AdminMessage }) {
  const [first, ...others] = products;
  const facts = [
    first && !subject.includes(first.name) && `${first.name}, ${productsText.code(first.id)}`,
    others.length > 0 && text.more(others.length),
    vehicle,
    pictures > 0 && text.pictures(pictures),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <span className="block text-sm">{facts.join(' · ')}</span>;
}
