import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';
import { categoryEntity, searchEntities } from './search-entities.ts';

const categories = ['Ovjes', 'Farovi', 'Diskovi', 'Auspuh'].map((name, id) =>
  categoryEntity('tuning', { id, name, slug: name }),
);

const found = (text: string) => {
  const { words } = planOf(text);
  return searchEntities(words, categories).map(({ name }) => name);
};

test.each([
  ['far', ['Farovi']],
  ['farovi', ['Farovi']],
  // `farverk` is another name for the suspension.
  ['farv', ['Ovjes']],
  ['disk', ['Diskovi']],
  ['ovje', ['Ovjes']],
  // A place is not a name, also where a name of a part begins so: `prednja osovina`.
  ['predn', []],
  ['zadnj', []],
])('%s → %j: the whole name of a part is not the beginning of a longer one', (text, expected) =>
  expect(found(text)).toEqual(expected),
);
