import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

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
  ['far l+d golf 5', 'far levi desni golf 5'],
  ['retrovizori d/l golf 5', 'retrovizori desni levi golf 5'],
  ['far l i d golf 5', 'far levi i desni golf 5'],
  ['stop prednji l/d golf', 'stop predni levi desni golf'],
  ['abs senzor golf 5 zadnji d', 'abs senzor golf 5 zadni desni'],
  ['stop ld golf 5', 'stop levi desni golf 5'],
  ['spona l p golf 5', 'spona predni levi golf 5'],
  ['vrata z d golf 5', 'vrata zadni desni golf 5'],
  ['far astra g/h', 'far astra g h'],
  ['pr. l. vrata golf 5', 'predni levi vrata golf 5'],
  ['amortizer pr.d. golf 5', 'amortizer predni desni golf 5'],
  ['far golf 5 lp', 'far golf 5 predni levi'],
  ['far golf 5. lp', 'far golf 5 lp'],
  ['hauba golf 5 lp', 'hauba golf 5 lp'],
])('%s is read as %s', (text, expected) => expect(words(text)).toBe(expected));
