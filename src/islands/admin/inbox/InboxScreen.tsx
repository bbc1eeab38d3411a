import { useStore } from '@nanostores/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MESSAGE_STATES } from '#src/domain/admin/inbox.ts';
import { listMessages } from '#src/stores/admin/inbox.ts';
import { $route, leave } from '#src/stores/admin/route.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { RowsLoading } from '../dictionaries/RowsLoading.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Pill } from '../ui/Pill.tsx';
import { inboxAddress, readInboxAddress } from './inbox-address.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageRow } from './MessageRow.tsx';

/** Messages from customers: new ones to answer first, answered ones for reference. */
export function InboxScreen() {
  const { parts, query } = useStore($route);
  const { state, page, message: openId } = readInboxAddress(parts, query);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['messages', state, page],
    queryFn: ({ signal }) => listMessages(state, page, signal),
    placeholderData: keepPreviousData,
  });
  const open = data?.messages.find(({ id }) => id === openId);
  return (
    <>
      <h1 className="pt-5 pb-3 t-sm">{text.title}</h1>
      <nav aria-label={text['state.filter']} className="bleed-x flex gap-2 pb-4">
        {MESSAGE_STATES.map((own) => (
          <Pill
            key={own}
            href={inboxAddress(own)}
            label={text[`state.${own}`]}
            count={data?.counts[own]}
            current={own === state}
          />
        ))}
      </nav>
      {error && <FailureNote message={error.message} onRetry={() => void refetch()} className="mb-4" />}
      {isPending && <RowsLoading rows={6} />}
      {data?.messages.length === 0 && (
        <EmptyState
          icon="mail"
          title={text[`empty.${state}`]}
          {...(state === 'new' && { advice: text['empty.newAdvice'] })}
        />
      )}
      {data && data.messages.length > 0 && (
        <ul className="border-t border-ink">
          {data.messages.map((message) => (
            <MessageRow key={message.id} message={message} address={inboxAddress(state, page, message.id)} />
          ))}
        </ul>
      )}
      {data && (
        <Pager page={page} pages={data.pagination.totalPages} address={(to) => inboxAddress(state, to)} />
      )}
      {open && <MessageDialog message={open} onClose={() => leave(inboxAddress(state, page))} />}
    </>
  );
}
