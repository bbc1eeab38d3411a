import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../../tests/setup/search-index.ts';
import { strictQuery } from '../relax-query.ts';

test.each(['far sa žmigavcem ', 'far sa pokazivačem ', 'far sa migavcem '])(
  '%s: what a part comes with is searched in all words for it',
  (text) => {
    const { broad = '' } = strictQuery(planOf(text), index.vocabulary.size) ?? {};
    for (const own of ['~zmigavk', '~pokazivk', '~migavk']) expect(broad).toContain(`'${own}'`);
  },
);

test('what stands after `za` is searched beside a part of two words, too', () => {
  const { broad = '' } = strictQuery(planOf('led bar za krov '), index.vocabulary.size) ?? {};
  expect(broad).toContain("'~krov'");
});

test.each(['ksenon sa balastom ', 'čelične sa gumama '])('%s: also beside a quality alone', (text) => {
  const { broad = '' } = strictQuery(planOf(text), index.vocabulary.size) ?? {};
  expect(broad).toMatch(/'~(?:balast|gum)'/);
});

test.each(['bez', 'osim', 'izuzev', 'nikako', 'da nisu', 'koji nemaju'])(
  '%s denies a part in all words for it',
  (denial) => {
    const { broad = '' } =
      planOf(`far ${denial} žmigavca `).units.find(({ role }) => role === 'denied') ?? {};
    expect(broad).toMatch(/'-pokazivk'.*!\(.*'~pokazivk'/);
  },
);

test('a denied word stays a word of the query', () => {
  expect(planOf('far bez maglenke').words.map(({ text }) => text)).toEqual(['far', 'bez', 'maglenke']);
});

/** The words that products must not have, and those that they must have, without the car. */
function split(text: string): [denied: string, asked: string] {
  const { units } = planOf(`${text} `);
  const wordsOf = (isDenied: boolean) =>
    units
      .filter(({ role }) => role !== 'vehicle' && (role === 'denied') === isDenied)
      .map(({ words }) => words.map((word) => word.text).join(' '))
      .join(', ');
  return [wordsOf(true), wordsOf(false)];
}

test.each([
  ['branik golf 5 bez parking senzora', 'parking senzora', 'branik'],
  ['branik golf 5 bez prednjih maglenki', 'prednih maglenki', 'branik'],
  ['far golf 5 bez ksenon balasta', 'ksenon balasta', 'far'],
  ['maska golf 5 bez vw znaka', 'vw znaka', 'maska'],
  ['maska golf 5 bez audi znaka', 'audi znaka', 'maska'],
  ['far bez ksenona lijevi golf 5', 'ksenona', 'far, levi'],
  ['felge bez guma golf 5', 'guma', 'felge'],
  ['stop ne treba zadnji nego desni golf 5', 'zadni', 'stop, desni'],
  ['branik nipošto zadnji golf 5', 'zadni', 'branik'],
])('%s: a denial reaches as far as the name of the thing', (text, denied, asked) => {
  expect(split(text)).toEqual([denied, asked]);
});

test.each([
  'ako ne odgovara far golf 5',
  'ne znam kakav far golf 5',
  'nije hitno, far golf 5',
  'ne može bolje, far golf 5',
  'ne paše mi far golf 5',
  'kupio sam golf 5 i nema far',
  'nemam far golf 5',
])('%s: a verb that is denied leaves the part asked for', (text) => {
  expect(split(text)).toEqual(['', 'far']);
});
