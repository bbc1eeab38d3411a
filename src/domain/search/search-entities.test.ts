import { expect, test } from 'vitest';
import { sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { analyseQuery } from './analyse-query.ts';
import { planQuery } from './plan-query.ts';
import { categoryEntity, searchEntities } from './search-entities.ts';

const categories = ['Ovjes', 'Farovi', 'Diskovi'].map((name, id) =>
  categoryEntity('tuning', { id, name, slug: name }),
);

const found = (text: string) => {
  const { words } = planQuery(analyseQuery(text), index.vocabulary, index.lexicon, {
    withVehicle: true,
    isLenient: false,
  });
  return searchEntities(words, categories).map(({ name }) => name);
};

test.each([
  ['far', ['Farovi']],
  ['farovi', ['Farovi']],
  // `farverk` is another name for the suspension.
  ['farv', ['Ovjes']],
  ['disk', ['Diskovi']],
  ['ovje', ['Ovjes']],
])('%s → %j: the whole name of a part is not the beginning of a longer one', (text, expected) =>
  expect(found(text)).toEqual(expected),
);
