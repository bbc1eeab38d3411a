import { type ReactNode, useState } from 'react';
import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { calendarDate, shortMoment } from '#src/domain/clock.ts';
import { deleteMessage, setMessageState } from '#src/stores/admin/inbox.ts';
import { notify } from '#src/stores/toasts.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { replyLinks } from '#src/domain/admin/reply-links.ts';
import { buttonClasses } from '#src/views/ui/button-classes.ts';
import { succeeds, tellUndoable, useAction } from '../actions.ts';
import { messagesChanged } from '../changes.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { message: AdminMessage; onClose: () => void };

export function MessageDialog({ message, onClose }: Props) {
  const { isBusy, run } = useAction(messagesChanged);
  const { id, subject, body, state } = message;
  const [isDeleting, setDeleting] = useState(false);
  const isNew = state === 'new';
  const toggle = () =>
    run(async () => {
      await setMessageState(id, isNew ? 'answered' : 'new');
      onClose();
      tellUndoable(isNew ? text.marked : text.unmarked, async () => {
        await succeeds(() => setMessageState(id, state));
        messagesChanged();
      });
    });
  const remove = () =>
    run(async () => {
      await deleteMessage(id);
      onClose();
      notify(text.deleted);
    });
  return (
    <Dialog
      title={subject}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {isDeleting && (
            <ConfirmDialog
              title={text['delete.title']}
              question={text['delete.question']}
              confirm={text['delete.confirm']}
              onConfirm={remove}
              onCancel={() => setDeleting(false)}
            />
          )}
          <ReplyLinks message={message} />
          <Button
            variant={isNew ? 'pri' : 'line'}
            icon={isNew ? 'check' : 'refresh'}
            block
            busy={isBusy && text.marking}
            onClick={toggle}
          >
            {isNew ? text.markAnswered : text.markNew}
          </Button>
          <Button icon="trash" block onClick={() => setDeleting(true)}>
            {text.delete}
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
      <Facts message={message} />
      <p className="border-t border-line pt-5 leading-text wrap-anywhere whitespace-pre-line">{body}</p>
    </Dialog>
  );
}

function Facts({ message }: { message: AdminMessage }) {
  const { firstName, lastName, email, phone, createdAt, answeredAt } = message;
  return (
    <dl className="mb-5 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1.5 text-ui">
      <Fact label={text.from} className="font-semibold">
        {firstName} {lastName}
      </Fact>
      {phone && (
        <Fact label={text.phone} className="num">
          {phone}
        </Fact>
      )}
      <Fact label={text.email} className="wrap-anywhere">
        {email}
      </Fact>
      <Fact label={text.sent} className="num">
        {shortMoment(new Date(createdAt))}
      </Fact>
      {answeredAt && (
        <Fact label={text.answered} className="num">
          {shortMoment(new Date(answeredAt))}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { label: string; className: string; children: ReactNode };

const Fact = ({ label, className, children }: FactProps) => (
  <>
    <dt className="text-ink-2">{label}</dt>
    <dd className={className}>{children}</dd>
  </>
);

const WORDS = {
  whatsapp: text['reply.whatsapp'],
  subject: text['reply.subject'],
  body: text['reply.body'],
  quoted: text['reply.quoted'],
};

function ReplyLinks({ message }: { message: AdminMessage }) {
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
