import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { dictionariesChanged, messagesChanged, productsChanged, settingsChanged } from './changes.ts';
import { queryClient } from './query-client.ts';

test.each([
  ['a product', productsChanged],
  ['a manufacturer', dictionariesChanged],
  ['a setting', settingsChanged],
])('the overview and the history are refetched after a change of %s, which both list', (_, changed) => {
  for (const name of ['overview', 'history'] as const) queryClient.setQueryData([name], {});
  changed();
  for (const name of ['overview', 'history'] as const)
    expect(queryClient.getQueryState([name])?.isInvalidated).toBe(true);
});

test.each(['manufacturers', 'models', 'categories', 'messages'] as const)(
  '%s are refetched after a change of products, which they count or name',
  (name) => {
    queryClient.setQueryData([name], {});
    productsChanged();
    expect(queryClient.getQueryState([name])?.isInvalidated).toBe(true);
  },
);

test.each(['name-reading', 'wanted-parts'] as const)(
  '%s is refetched after a change of the dictionaries, whose names it shows',
  (name) => {
    queryClient.setQueryData([name], {});
    dictionariesChanged();
    expect(queryClient.getQueryState([name])?.isInvalidated).toBe(true);
  },
);

test('a search that was sent before a change, and is answered after it, is sent again', async () => {
  const before = Promise.withResolvers<string>();
  let calls = 0;
  const search = new QueryObserver(queryClient, {
    queryKey: ['messages', 'a search'],
    queryFn: () => (++calls === 1 ? before.promise : Promise.resolve('after')),
  });
  const leave = search.subscribe(() => undefined);
  await vi.waitFor(() => expect(calls).toBe(1));
  messagesChanged();
  before.resolve('before');
  await vi.waitFor(() =>
    expect(search.getCurrentResult()).toMatchObject({ data: 'after', isFetching: false }),
  );
  leave();
});
