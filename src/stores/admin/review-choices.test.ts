import { beforeEach, expect, test } from 'vitest';
import { clearWork } from './clear-work.ts';
import {
  $decidedAds,
  $keptDuplicates,
  decideAds,
  forgetAds,
  forgetDuplicates,
  keepDuplicate,
} from './review-choices.ts';

beforeEach(clearWork);

test('the last decision about an ad counts, until it is imported', () => {
  decideAds(['1', '2'], true);
  decideAds(['2'], false);
  expect([...$decidedAds.get()]).toEqual([
    ['1', true],
    ['2', false],
  ]);
  forgetAds(['1']);
  expect([...$decidedAds.get()]).toEqual([['2', false]]);
});

test('one product of a group stays, also when the group has changed, until it is merged', () => {
  keepDuplicate(2, [1, 2]);
  keepDuplicate(8, [8, 9]);
  keepDuplicate(3, [1, 2, 3]);
  expect([...$keptDuplicates.get()]).toEqual([8, 3]);
  forgetDuplicates([1, 3]);
  expect([...$keptDuplicates.get()]).toEqual([8]);
});

test('the next user finds no choice of the last one', () => {
  decideAds(['1'], true);
  keepDuplicate(2, [1, 2]);
  clearWork();
  expect([$decidedAds.get().size, $keptDuplicates.get().size]).toEqual([0, 0]);
});
