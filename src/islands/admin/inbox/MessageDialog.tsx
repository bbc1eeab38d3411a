import { useState } from 'react';
import { type AdminMessage, MESSAGE_STATES, type MessageState } from '#src/domain/admin/inbox.ts';
import { deleteMessage, readMessage } from '#src/stores/admin/inbox.ts';
import { keepReply } from '#src/stores/admin/written-replies.ts';
import { notify } from '#src/stores/toasts.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { useAction } from '../actions.ts';
import { messagesChanged } from '../changes.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { useGone } from '../use-gone.ts';
import { useRead } from '../use-read.ts';
import { MessageFacts } from './MessageFacts.tsx';
import { MessagePictures } from './MessagePictures.tsx';
import { moveMessage } from './move-message.ts';
import { ReplyPart } from './ReplyPart.tsx';

type Props = { id: number; onClose: () => void };

/** A message, also one that the list does not show: a notification leads here. */
export function MessageDialog({ id, onClose }: Props) {
  const read = useRead(['messages', 'one', id], (signal) => readMessage(id, signal));
  const message = read.data;
  return (
    <Dialog
      title={message?.subject ?? text.title}
      onClose={onClose}
      footer={message && <States message={message} onMoved={onClose} />}
    >
      <Loaded query={read}>
        {(shown) => (
          <>
            {shown.isUnmailed && (
              <p className="mb-5 flex items-start gap-2 rounded-2 bg-sunken px-4 py-3 text-sm leading-snug">
                <Icon name="alert" size="sm" className="mt-0.5" />
                {text.notMailedAdvice}
              </p>
            )}
            <MessageFacts message={shown} />
            {shown.body && (
              <p className="border-t border-line py-5 leading-text wrap-anywhere whitespace-pre-line">
                {shown.body}
              </p>
            )}
            {shown.pictures > 0 && <MessagePictures message={shown} />}
            <ReplyPart message={shown} />
            <DeleteMessage id={id} onDeleted={onClose} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

type StatesProps = { message: AdminMessage; onMoved: () => void };

function States({ message, onMoved }: StatesProps) {
  const { isBusy, run } = useAction();
  const isGone = useGone();
  const move = (state: MessageState) =>
    run(async () => {
      if ((await moveMessage(message, state)) && !isGone()) onMoved();
    });
  return (
    <div role="group" aria-label={text['state.title']} className="grid grid-cols-2 gap-2">
      {MESSAGE_STATES.map((state) => (
        <Button
          key={state}
          variant={state === message.state ? 'ink' : 'line'}
          aria-pressed={state === message.state}
          busy={isBusy && text[`state.${state}`]}
          className="px-2!"
          onClick={() => (state === message.state ? onMoved() : move(state))}
        >
          {text[`state.${state}`]}
        </Button>
      ))}
    </div>
  );
}

function DeleteMessage({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const { run } = useAction(messagesChanged);
  const [isAsking, setAsking] = useState(false);
  const isGone = useGone();
  const remove = () =>
    run(async () => {
      await deleteMessage(id);
      keepReply(id, undefined);
      if (!isGone()) onDeleted();
      // The pressed button was removed with the message, and its row in the list too.
      notify(text.deleted, { focus: true });
    });
  return (
    <>
      <Button icon="trash" block onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text['delete.title']}
          question={text['delete.question']}
          confirm={text['delete.confirm']}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
