import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../../tests/setup/search-index.ts';
import { strictQuery } from '../relax-query.ts';

const strict = (text: string) => strictQuery(planOf(`${text} `), index.vocabulary.size);

test.each([
  'far golf 5 1.9 tdi',
  'golf 5 2.0 tdi bkd far',
  'retrovizor golf 5 tdi',
  'golf 5 benzin hauba',
  'far golf 5 1.9 tdi 105 ks',
])('%s: the part of the body is found also where its name has no engine', (text) => {
  const { broad, exact } = strict(text) ?? {};
  for (const query of [broad, exact]) expect(query).toMatch(/!'@e'|!\('tdi'/);
});

test.each(['alternator golf 5 1.9 tdi', 'alternator i far golf 5 1.9 tdi', 'far 1.9 tdi'])(
  '%s: another part, or one of no car, is asked for with its engine',
  (text) => expect(strict(text)?.broad).not.toContain("!'@e'"),
);

test.each(['far golf 5 karavan', 'prednja maska limuzina golf 5', 'hauba hečbek golf 5'])(
  '%s: estates, saloons and hatchbacks have the same front',
  (text) => expect(strict(text)?.broad).toMatch(/!\(.*'=kupe'/),
);

test.each(['stop svjetlo golf 5 karavan', 'far golf 5 kupe', 'far golf 5 compact', 'branik golf 5 karavan'])(
  '%s: of a coupé, or where it is not the front, the body counts',
  (text) => expect(strict(text)?.broad).not.toContain("!('="),
);
