import { expect, test } from 'vitest';
import { dictionariesChanged, productsChanged, settingsChanged } from './changes.ts';
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
