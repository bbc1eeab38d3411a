import { expect, test } from 'vitest';
import { warmPictures } from './warm-pictures.ts';

test('a shop that closes before its pictures are begun does not begin them', async () => {
  const made = warmPictures(AbortSignal.abort());
  expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
  await made;
});
