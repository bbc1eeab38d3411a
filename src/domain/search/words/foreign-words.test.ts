import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';
import { relaxedQueries } from '../relax-query.ts';

test.each(['nastava', 'nastava auspuha'])('%s may become a nastavak and is no Zastava', (text) =>
  expect(foreign(text)).toBe(''),
);

const foreign = (text: string) =>
  planOf(text)
    .words.filter(({ isForeign }) => isForeign)
    .map(({ text: one }) => one)
    .join(' ');

test.each([
  ['jaguar far ', 'jaguar'],
  ['smart far', 'smart'],
  ['far smart', 'smart'],
  ['lada far ', 'lada'],
  ['chevrolet lacetti far ', 'chevrolet lacetti'],
  ['chevrolet aveo far ', 'chevrolet aveo'],
  ['far za chevrolet aveo', 'chevrolet aveo'],
  ['mitsubishi pajero far ', 'mitsubishi paero'],
  ['mitsubishi l200 far ', 'mitsubishi l200'],
  ['mitsubishi far ', 'mitsubishi'],
  ['mitsubishi retrovzor ', 'mitsubishi'],
  ['mitsubishi lijevi far ', 'mitsubishi'],
  ['lancer far ', 'lancer'],
  ['niva branik ', 'niva'],
  ['far za ladu ', 'ladu'],
  ['branik jaguara ', 'jaguara'],
  ['far za peglicu ', 'peglicu'],
  ['branik stojadina ', 'stojadina'],
  ['mitsubisi far ', 'mitsubisi'],
  ['jugo 45 anlaser ', 'jugo 45'],
  ['lada 1300 far ', 'lada 1300'],
  ['far smart for two ', 'smart for two'],
  ['yugo 45 koral branik ', 'yugo 45 koral'],
  ['koral far ', 'koral'],
  ['fića 750 branik ', 'fica 750'],
  ['fićo far ', 'fico'],
  ['lada 4 vrata ', 'lada'],
  ['lada 2 fara ', 'lada'],
  ['tesla model 3 felge ', 'tesla model 3'],
  ['saab 9-3 far ', 'saab 9 3'],
  ['kaptiva turbina ', 'kaptiva'],
  ['daewoo lanos far ', 'daewoo lanos'],
  ['subaru legacy far ', 'subaru legacy'],
  ['tesla model far ', 'tesla'],
  ['senzor nivoa ', ''],
  ['far golf 5 ', ''],
  ['man', ''],
])('the words of %s for a car that the shop does not sell for are: %s', (text, expected) =>
  expect(foreign(text)).toBe(expected),
);

test.each(['jaguar far ', 'chevrolet aveo far ', 'lancer lijevi far ', 'lada far crni '])(
  '%s is relaxed only to parts that name no vehicle, which is announced',
  (text) => {
    const { vehicle, words } = planOf(text);
    expect(vehicle).toBeUndefined();
    for (const { isForeign, similar, endings } of words)
      if (isForeign) expect([...similar, ...endings]).toEqual([]);
    const own = words.find(({ isForeign }) => isForeign)?.stem;
    const steps = relaxedQueries(planOf(text));
    expect(steps.at(-1)?.within).toBe('unnamed');
    expect(steps.at(-1)?.dropped[0]?.typed).toMatch(/^(?:jaguar|chevrolet aveo|lancer|lada)$/);
    for (const { broad, within } of steps)
      expect(broad).toContain(within === 'unnamed' ? "'@0'" : `'${own}'`);
  },
);
