import { expect, test } from 'vitest';
import { sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { analyseQuery } from './analyse-query.ts';
import { planQuery } from './plan-query.ts';
import { strictQuery } from './relax-query.ts';

const plan = (text: string) =>
  planQuery(analyseQuery(text), index.vocabulary, index.lexicon, { withVehicle: true, isLenient: false });

test.each(['far sa žmigavcem ', 'far sa pokazivačem ', 'far sa migavcem '])(
  '%s: what a part comes with is searched in all words for it',
  (text) => {
    const { broad = '' } = strictQuery(plan(text), index.vocabulary.size) ?? {};
    for (const own of ['~zmigavk', '~pokazivk', '~migavk']) expect(broad).toContain(`'${own}'`);
  },
);

test.each(['bez', 'osim', 'izuzev', 'nikako'])('%s denies a part in all words for it', (denial) => {
  const { broad = '' } = plan(`far ${denial} žmigavca `).units.find(({ role }) => role === 'denied') ?? {};
  expect(broad).toMatch(/'-pokazivk'.*!\(.*'~pokazivk'/);
});
