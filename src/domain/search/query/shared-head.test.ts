import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const parts = (text: string) => {
  const { units } = planOf(text);
  return units
    .filter(({ role }) => role === 'part')
    .flatMap(({ exact }) => exact.match(/=[a-z-]+/g) ?? [])
    .sort();
};

test.each([
  ['filter ulja i zraka golf 5 ', ['=filter-ula', '=filter-zraka']],
  ['filter ulja i filter zraka golf 5 ', ['=filter-ula', '=filter-zraka']],
  ['filteri ulja zraka goriva golf 5 ', ['=filter-goriva', '=filter-ula', '=filter-zraka']],
  ['filter ulja, zraka i kabine ', ['=filter-kabine', '=filter-ula', '=filter-zraka']],
  ['hladnjak klime i vode ', ['=hladnak-klime', '=hladnak-vode']],
  ['pumpa vode i ulja golf 4 ', ['=ulna-pumpa', '=vodena-pumpa']],
  ['remenica radilice i alternatora ', ['=remenica-alternatora', '=remenica-radilice']],
  ['cijena za branik i haubu golf 5 ', ['=branik', '=hauba']],
  ['senzor radilice i bregaste ', ['=senzor-bregaste', '=senzor-radilice']],
  ['nosač motora i mjenjača golf 5 ', ['=nosac-menaca', '=nosac-motora']],
  ['staklo vrata i retrovizora ', ['=bocno-staklo', '=staklo-retrovizora']],
])('%s: the noun belongs to each of %j', (text, expected) => expect(parts(text)).toEqual(expected));

test.each([
  'filter ulja mjenjača ',
  'hladnjak ulja mjenjača ',
  'kočioni disk i pločice ',
  'kvaka vrata i brava ',
  'stop lijevi i desni golf 4 ',
  'filter ulja i filter zraka ',
])('%s: nothing is said once for several parts', (text) =>
  expect(planOf(text).words.map(({ typed }) => typed)).toEqual(text.trim().split(' ')),
);
