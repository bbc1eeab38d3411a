import { expect, test } from 'vitest';
import { planOf } from '../../../tests/setup/search-index.ts';

const similar = (text: string) => planOf(text).words[0]?.similar.map(({ word }) => word);

test.each(['brnik ', 'brank ', 'braink '])('%s means the part, not a maker as near to it', (text) =>
  expect(similar(text)).toContain('branik'),
);

test('the exact name of a maker is not corrected to a part', () => expect(similar('brink ')).toEqual([]));
