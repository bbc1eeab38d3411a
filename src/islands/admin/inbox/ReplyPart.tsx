import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { replyLinks } from '#src/domain/admin/reply-links.ts';
import { readSettings } from '#src/stores/admin/settings.ts';
import { $writtenReplies, keepReply } from '#src/stores/admin/written-replies.ts';
import { likelyReply, REPLIES, type Reply, replyOf, replyText as text } from '#src/strings/admin/reply.ts';
import { tellUndoable } from '../actions.ts';
import { copyText } from '../../copy-text.ts';
import { TextArea } from '../ui/Field.tsx';
import { Pill } from '../ui/Pill.tsx';
import { ReplyWays } from '../ui/ReplyWays.tsx';
import { useRead } from '../use-read.ts';
import { moveMessage } from './move-message.ts';

/** A text about the part, and the ways to send it. Writing to the customer marks a new message as answered. */
export function ReplyPart({ message }: { message: AdminMessage }) {
  const { id, products, state } = message;
  const kept = useStore($writtenReplies)[id];
  const [chosen, setChosen] = useState<Reply>();
  // Until they are loaded, an offer refers to the page of the terms only.
  const { data: settings, isLoading } = useRead(['settings'], readSettings);
  const templateOf = (own: Reply) => replyOf(own, { products, origin: location.origin, settings });
  const reply = REPLIES.find((own) => own === kept?.template) ?? chosen ?? likelyReply(products);
  const written = kept?.text ?? templateOf(reply);
  const write = (template: Reply, typed: string) => {
    setChosen(template);
    keepReply(id, typed === templateOf(template) ? undefined : { template, text: typed });
  };
  const begin = (template: Reply) => {
    write(template, templateOf(template));
    if (kept) tellUndoable(text.replaced, () => write(reply, written));
  };
  const answered = () => {
    if (state === 'new') void moveMessage(message, 'answered');
  };
  return (
    <section aria-label={text.title} className="mb-5 grid gap-3 border-t border-line pt-5">
      <div role="group" aria-label={text.template} className="flex flex-wrap gap-2">
        {REPLIES.map((own) => (
          <Pill
            key={own}
            label={text[`template.${own}`]}
            count={undefined}
            isChosen={own === reply}
            onPress={() => begin(own)}
          />
        ))}
      </div>
      <TextArea
        id={`odgovor-${id}`}
        label={text.text}
        rows={8}
        readOnly={isLoading}
        value={written}
        onChange={(event) => write(reply, event.target.value)}
      />
      <ReplyLinks message={message} written={written} onAnswered={answered} />
    </section>
  );
}

type LinksProps = { message: AdminMessage; written: string; onAnswered: () => void };

function ReplyLinks({ message, written, onAnswered }: LinksProps) {
  const links = replyLinks(message, written, text);
  if (!Object.values(links).some(Boolean)) return <p className="text-ink-2">{text.noWay}</p>;
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <ReplyWays
          links={links}
          firstVariant="pri"
          className="px-2!"
          onOpen={(way) => {
            if (way === 'viber') copyText(written, text.copied, text.notCopied);
            // A call may not be answered.
            if (way !== 'tel') onAnswered();
          }}
        />
      </div>
      {links.viber && <p className="text-sm text-ink-2">{text.help}</p>}
    </>
  );
}
