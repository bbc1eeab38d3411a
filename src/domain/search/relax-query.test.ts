import { expect, test } from 'vitest';
import { sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { analyseQuery } from './analyse-query.ts';
import { planQuery } from './plan-query.ts';
import { relaxedQueries, strictQuery } from './relax-query.ts';

test('the relaxed queries of many words are hardly longer than the query', () => {
  const text = `branik golf 5 ${Array.from({ length: 9 }, (_, n) => `xyqz${n}`).join(' ')}`;
  const plan = planQuery(analyseQuery(text), index.vocabulary, index.lexicon, {
    withVehicle: true,
    isLenient: false,
  });
  const strict = strictQuery(plan, index.vocabulary.size)?.broad.length ?? 0;
  const relaxed = relaxedQueries(plan);
  expect(relaxed).toHaveLength(4);
  for (const { broad, exact } of relaxed) expect(broad.length + exact.length).toBeLessThan(2 * strict);
});
