import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { replyLinks } from '#src/domain/admin/reply-links.ts';
import { calendarDate } from '#src/domain/clock.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { buttonClasses } from '#src/views/ui/button-classes.ts';
import { Icon } from '../ui/Icon.tsx';

const WORDS = {
  whatsapp: text['reply.whatsapp'],
  subject: text['reply.subject'],
  body: text['reply.body'],
  quoted: text['reply.quoted'],
};

export function ReplyLinks({ message }: { message: AdminMessage }) {
  const links = replyLinks(message, calendarDate(new Date(message.createdAt)), WORDS);
  const more = message.phone && 'px-2! max-sm:flex-col max-sm:gap-1! max-sm:py-2.5 max-sm:text-sm';
  const ways = [
    [links.tel, text.call, 'phone'],
    [links.whatsapp, text.whatsapp, 'whatsapp'],
    [links.mail, text.mail, 'mail'],
  ] as const;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {ways.map(
        ([href, label, icon]) =>
          href && (
            <a key={icon} href={href} rel="noopener" className={buttonClasses({ variant: 'line', more })}>
              <Icon name={icon} />
              {label}
            </a>
          ),
      )}
    </div>
  );
}
