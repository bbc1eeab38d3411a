import { expect, test } from 'vitest';
import { makeVariantsInBackground } from './make-variants-in-background.ts';

test('a shop that closes before its pictures are begun does not begin them', async () => {
  const made = makeVariantsInBackground(AbortSignal.abort());
  expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
  await made;
});
