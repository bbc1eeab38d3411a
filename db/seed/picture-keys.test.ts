import { describe, expect, test } from 'vitest';
import { pictureKeys } from './picture-keys.ts';

describe('picture keys', () => {
  test('a left-hand part is shown whole and on the car; one of the first drawings also has a close-up', () => {
    expect(pictureKeys({ part: 'headlight', variant: 2 })).toEqual([
      'headlight-2-whole',
      'headlight-2-detail',
      'headlight-place',
    ]);
    expect(pictureKeys({ part: 'radiator', variant: 8 })).toEqual(['radiator-8-whole', 'radiator-place']);
  });

  test('a right-hand part is mirrored in every picture', () => {
    expect(pictureKeys({ part: 'wing', variant: 1, side: 'right' })).toEqual([
      'wing-1m-whole',
      'wing-1m-detail',
      'wing-placem',
    ]);
  });

  test('a pair shows both sides in one picture, then each', () => {
    expect(pictureKeys({ part: 'mirror', variant: 4, side: 'both' })).toEqual([
      'mirror-4x2-whole',
      'mirror-4-whole',
      'mirror-4m-whole',
      'mirror-4-detail',
      'mirror-place',
    ]);
  });

  test('four pieces are shown together first', () => {
    expect(pictureKeys({ part: 'wheel', variant: 20, count: 4 })).toEqual([
      'wheel-20x4-whole',
      'wheel-20-whole',
      'wheel-place',
    ]);
  });

  test('a used part shows wear, and no close-up of a clean one', () => {
    expect(pictureKeys({ part: 'turbo', variant: 3, worn: true })).toEqual(['turbo-3w-whole', 'turbo-place']);
    expect(pictureKeys({ part: 'wing', variant: 1, side: 'right', worn: true })).toEqual([
      'wing-1wm-whole',
      'wing-placem',
    ]);
    expect(pictureKeys({ part: 'wheel', variant: 20, count: 4, worn: true })).toEqual([
      'wheel-20wx4-whole',
      'wheel-place',
    ]);
  });
});
