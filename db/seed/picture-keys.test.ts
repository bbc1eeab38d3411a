import { describe, expect, test } from 'vitest';
import { isPictureKey, pictureKeys } from './picture-keys.ts';

describe('picture keys', () => {
  test('a left-hand part shows itself whole, close, on the car and, for the first three drawings, in the dark', () => {
    expect(pictureKeys('headlight', 2)).toEqual([
      'headlight-2-whole',
      'headlight-2-detail',
      'headlight-place',
      'headlight-2-dark',
    ]);
    expect(pictureKeys('radiator', 5)).toEqual(['radiator-5-whole', 'radiator-5-detail', 'radiator-place']);
  });

  test('a right-hand part is mirrored in every picture', () => {
    expect(pictureKeys('wing', 1, 'right')).toEqual(['wing-1m-whole', 'wing-1m-detail', 'wing-placem']);
  });

  test('a pair shows both sides', () => {
    expect(pictureKeys('mirror', 4, 'both')).toEqual([
      'mirror-4-whole',
      'mirror-4m-whole',
      'mirror-4-detail',
      'mirror-place',
    ]);
  });

  test.each([
    'bumper-2m-whole',
    'mirror-7-whole',
    'mirror-4-dark',
    'mirror-1m-dark',
    'door-1-whole',
    'wing-place-1',
    'grille-placem',
  ])('the drawing kit has no picture %s', (key) => {
    expect(isPictureKey(key)).toBe(false);
  });
});
