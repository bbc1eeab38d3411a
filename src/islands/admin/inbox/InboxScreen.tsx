import { useStore } from '@nanostores/react';
import { MESSAGE_FILTERS } from '#src/domain/admin/inbox.ts';
import { type InboxState, listMessages } from '#src/stores/admin/inbox.ts';
import { $route, go, leave } from '#src/stores/admin/route.ts';
import { callText } from '#src/strings/admin/call.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded, RowsLoading } from '../ui/Loaded.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Pill } from '../ui/Pill.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { keepPage, useExistingPage } from '../use-existing-page.ts';
import { useRead } from '../use-read.ts';
import { CallDialog } from './CallDialog.tsx';
import { inboxAddress, newCallAddress, readInboxAddress } from './inbox-address.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageRow } from './MessageRow.tsx';
import { PushSwitch } from './PushSwitch.tsx';

export function InboxScreen() {
  const { parts, query } = useStore($route);
  const { state, isNewCall, messageId } = readInboxAddress(parts, query);
  const { filter, search, page } = state;
  const list = useRead(['messages', state], (signal) => listMessages(state, signal), {
    placeholderData: (previous) => keepPage(previous),
  });
  useExistingPage(parts.length === 0 ? list.data : undefined, (to) =>
    go(inboxAddress({ ...state, page: to }), { replace: true }),
  );
  const onSearch = (typed: string) => go(inboxAddress({ filter, search: typed }), { replace: true });
  const close = () => leave(inboxAddress(state));
  return (
    <>
      {/* Also announces what a search has found. */}
      <ScreenHead title={text.title} count={search ? list.data?.pagination.totalProducts : undefined}>
        <ButtonLink href={newCallAddress(state)} variant="pri" icon="phone" className="max-sm:w-full">
          {callText.note}
        </ButtonLink>
      </ScreenHead>
      <SearchField id="pretraga-poruka" label={text.search} value={search} onSearch={onSearch} />
      <nav aria-label={text['state.filter']} className="bleed-x flex gap-2 overflow-x-auto py-4">
        {MESSAGE_FILTERS.map((own) => (
          <Pill
            key={own}
            href={inboxAddress({ filter: own, search })}
            label={text[`filter.${own}`]}
            count={list.data?.counts[own]}
            isChosen={own === filter}
          />
        ))}
      </nav>
      <Loaded query={list} loading={<RowsLoading rows={6} />}>
        {({ messages, pagination }) => (
          <>
            {messages.length === 0 && <NoMessages state={state} />}
            {messages.length > 0 && (
              <ul className="border-t border-ink">
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} address={inboxAddress(state, message.id)} />
                ))}
              </ul>
            )}
            <p className="py-4 text-sm text-ink-2">{text.kept}</p>
            <Pager
              page={page}
              pages={pagination.totalPages}
              address={(to) => inboxAddress({ ...state, page: to })}
            />
          </>
        )}
      </Loaded>
      {/* Not while the list above is still without its height, and not below the same failure. */}
      {list.data && <PushSwitch />}
      {isNewCall && <CallDialog closeTo={inboxAddress(state)} />}
      {messageId !== undefined && <MessageDialog key={messageId} id={messageId} onClose={close} />}
    </>
  );
}

function NoMessages({ state: { filter, search } }: { state: InboxState }) {
  const title = search ? text['empty.search'](search) : text[`empty.${filter}`];
  const isFirst = filter === 'new' || filter === 'all';
  return (
    <EmptyState icon="mail" title={title} advice={!search && isFirst && text['empty.advice']}>
      {search && filter !== 'all' && (
        <ButtonLink href={inboxAddress({ filter: 'all', search })}>{text['empty.searchAll']}</ButtonLink>
      )}
    </EmptyState>
  );
}
