import { useStore } from '@nanostores/react';
import { keepPreviousData } from '@tanstack/react-query';
import { MESSAGE_STATES } from '#src/domain/admin/inbox.ts';
import { listMessages } from '#src/stores/admin/inbox.ts';
import { $route, leave } from '#src/stores/admin/route.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded, RowsLoading } from '../ui/Loaded.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Pill } from '../ui/Pill.tsx';
import { useRead } from '../use-read.ts';
import { inboxAddress, readInboxAddress } from './inbox-address.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageRow } from './MessageRow.tsx';

export function InboxScreen() {
  const { parts, query } = useStore($route);
  const { state, page, message: openId } = readInboxAddress(parts, query);
  const list = useRead(['messages', state, page], (signal) => listMessages(state, page, signal), {
    placeholderData: keepPreviousData,
  });
  const open = list.data?.messages.find(({ id }) => id === openId);
  return (
    <>
      <h1 className="pt-5 pb-3 t-sm">{text.title}</h1>
      <nav aria-label={text['state.filter']} className="bleed-x flex gap-2 pb-4">
        {MESSAGE_STATES.map((own) => (
          <Pill
            key={own}
            href={inboxAddress(own)}
            label={text[`state.${own}`]}
            count={list.data?.counts[own]}
            isChosen={own === state}
          />
        ))}
      </nav>
      <Loaded query={list} loading={<RowsLoading rows={6} />}>
        {({ messages, pagination }) => (
          <>
            {messages.length === 0 && (
              <EmptyState
                icon="mail"
                title={text[`empty.${state}`]}
                advice={state === 'new' && text['empty.newAdvice']}
              />
            )}
            {messages.length > 0 && (
              <ul className="border-t border-ink">
                {messages.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    address={inboxAddress(state, page, message.id)}
                  />
                ))}
              </ul>
            )}
            <p className="py-4 text-sm text-ink-2">{text.kept}</p>
            <Pager page={page} pages={pagination.totalPages} address={(to) => inboxAddress(state, to)} />
          </>
        )}
      </Loaded>
      {open && <MessageDialog message={open} onClose={() => leave(inboxAddress(state, page))} />}
    </>
  );
}
