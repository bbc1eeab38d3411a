import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const parts = (text: string) => planOf(text).units.flatMap(({ partName }) => partName ?? []);

test.each([
  ['sonda prva lambda ', ['lambda sonda']],
  ['ručna kočnica električna motorić golf ', ['motor ručne kočnice']],
  ['zadnji ležaj mjenjača golf ', ['ležaj mjenjača']],
  ['zadnji ležaj golf ', ['ležaj točka']],
  ['retrovizor staklo lijevo golf ', ['staklo retrovizora']],
  ['sjedišta koža grijana ', ['sjedište']],
  ['središnji dio auspuha golf ', ['auspuh']],
])('%s names %j, in whatever order', (text, expected) => expect(parts(text)).toEqual(expected));

test.each(['zadnji lonac golf ', 'srednji lonac golf ', 'središnji lonac auspuha golf '])(
  '%s: which silencer it is counts',
  (text) =>
    expect(
      planOf(text)
        .units.map(({ role, partName }) => partName ?? role)
        .sort(),
    ).toEqual(['auspuh', 'vehicle', 'word']),
);
