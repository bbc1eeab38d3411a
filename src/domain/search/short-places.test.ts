import { expect, test } from 'vitest';
import { planOf } from '../../../tests/setup/search-index.ts';

const words = (text: string) =>
  planOf(text)
    .words.map(({ text: one }) => one)
    .join(' ');

test.each([
  ['prednji l far golf 5', 'predni levi far golf 5'],
  ['prednji d far ', 'predni desni far'],
  ['d zadnji far ', 'desni zadni far'],
  ['ima l far golf', 'ima l far golf'],
  ['golf d far', 'golf d far'],
])('%s is read as %s', (text, expected) => expect(words(text)).toBe(expected));
