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
