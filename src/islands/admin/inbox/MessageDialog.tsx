import { useState } from 'react';
import { buttonClasses } from '#src/views/ui/button-classes.ts';
import type { AdminMessage, MessageState } from '#src/domain/admin/inbox.ts';
import { replyLinks } from '#src/domain/admin/reply-links.ts';
import { calendarDate, shortMoment } from '#src/domain/clock.ts';
import { setMessageState } from '#src/stores/admin/inbox.ts';
import { notify } from '#src/stores/toasts.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { tellFailure } from '../products/use-product-actions.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

const UNDO_LASTS_MS = 8000;
const WORDS = {
  whatsapp: text['reply.whatsapp'],
  subject: text['reply.subject'],
  body: text['reply.body'],
  quoted: text['reply.quoted'],
};

/** Returns true on success. */
async function mark(id: number, state: MessageState): Promise<boolean> {
  try {
    await setMessageState(id, state);
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  } finally {
    for (const key of ['messages', 'overview']) void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

export function MessageDialog({ message, onClose }: { message: AdminMessage; onClose: () => void }) {
  const [isMarking, setMarking] = useState(false);
  const { id, firstName, lastName, email, phone, subject, body, state, createdAt, answeredAt } = message;
  const links = replyLinks(message, calendarDate(new Date(createdAt)), WORDS);
  const next = state === 'new' ? 'answered' : 'new';
  const toggle = async () => {
    setMarking(true);
    if (await mark(id, next)) {
      onClose();
      notify(next === 'answered' ? text.marked : text.unmarked, {
        lastsMs: UNDO_LASTS_MS,
        action: { label: text.undo, run: () => void mark(id, state) },
      });
    } else setMarking(false);
  };
  const way = (href: string | undefined, label: string, icon: 'phone' | 'whatsapp' | 'mail') =>
    href && (
      <a
        href={href}
        rel="noopener"
        className={buttonClasses({
          variant: 'line',
          more: phone ? 'px-2! max-sm:flex-col max-sm:gap-1! max-sm:py-2.5 max-sm:text-sm' : '',
        })}
      >
        <Icon name={icon} />
        {label}
      </a>
    );
  return (
    <Dialog
      title={subject}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            {way(links.tel, text.call, 'phone')}
            {way(links.whatsapp, text.whatsapp, 'whatsapp')}
            {way(links.mail, text.mail, 'mail')}
          </div>
          <Button
            variant={state === 'new' ? 'pri' : 'line'}
            icon={state === 'new' ? 'check' : 'refresh'}
            block
            busy={isMarking && text.marking}
            onClick={() => void toggle()}
          >
            {state === 'new' ? text.markAnswered : text.markNew}
          </Button>
        </div>
      }
    >
      {!message.isMailed && (
        <p className="mb-5 flex items-start gap-2 rounded-2 bg-sunken px-4 py-3 text-sm leading-snug">
          <Icon name="alert" size="sm" className="mt-0.5" />
          {text.notMailedAdvice}
        </p>
      )}
      <dl className="mb-5 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1.5 text-ui">
        <dt className="text-ink-2">{text.from}</dt>
        <dd className="font-semibold">
          {firstName} {lastName}
        </dd>
        {phone && (
          <>
            <dt className="text-ink-2">{text.phone}</dt>
            <dd className="num">{phone}</dd>
          </>
        )}
        <dt className="text-ink-2">{text.email}</dt>
        <dd className="wrap-anywhere">{email}</dd>
        <dt className="text-ink-2">{text.sent}</dt>
        <dd className="num">{shortMoment(new Date(createdAt))}</dd>
        {answeredAt && (
          <>
            <dt className="text-ink-2">{text.answered}</dt>
            <dd className="num">{shortMoment(new Date(answeredAt))}</dd>
          </>
        )}
      </dl>
      <p className="border-t border-line pt-5 leading-text wrap-anywhere whitespace-pre-line">{body}</p>
    </Dialog>
  );
}
