import { expect, test } from 'vitest';
import { sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { analyseQuery } from './analyse-query.ts';
import { planQuery } from './plan-query.ts';

const similar = (text: string) =>
  planQuery(analyseQuery(text), index.vocabulary, index.lexicon, {
    withVehicle: true,
    isLenient: false,
  }).words[0]?.similar.map(({ word }) => word);

test.each(['brnik ', 'brank ', 'braink '])('%s means the part, not a maker as near to it', (text) =>
  expect(similar(text)).toContain('branik'),
);

test('the exact name of a maker is not corrected to a part', () => expect(similar('brink ')).toEqual([]));
