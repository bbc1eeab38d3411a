import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const asked = (text: string) => planOf(`${text} `).units.map(({ broad }) => broad);

test.each([
  ['ön tampon', 'predn'],
  ['arka tampon', 'zadn'],
  ['sol far', 'lev'],
  ['sağ far', 'desn'],
])('%s: a place is read in Turkish', (text, place) =>
  expect(asked(text).some((broad) => broad.includes(`'${place}'`))).toBe(true),
);

test.each(['auspuh duple cijevi', 'auspuh sa dvije cijevi', 'auspuh dva izlaza'])(
  '%s: an exhaust with two pipes is a double one',
  (text) => expect(asked(text).some((broad) => broad.includes("'=dupli'"))).toBe(true),
);

test.each([
  ['metlice 26 inča', '650'],
  ['metlice 24"', '600'],
  ['brisači 21 col', '530'],
])('%s: wipers are sold by their length in millimetres', (text, length) =>
  expect(planOf(`${text} `).words.map((word) => word.text)).toContain(length),
);

test.each([
  ['trese volan kad kočim golf 5', 'kocioni-disk'],
  ['vibrira pri kočenju golf 5', 'kocioni-disk'],
  ['cvili kad kočim golf 5', 'kocnica'],
  ['škripi pri kočenju golf 5', 'kocnica'],
  ['svjetlo koje svijetli kad kočim golf 5', 'stop-svetlo'],
  ['crvena lampa kad kočim golf 5', 'stop-svetlo'],
])('%s: what is felt while braking is of the brakes', (text, part) =>
  expect(asked(text).some((broad) => broad.includes(`'=${part}'`))).toBe(true),
);

test.each([
  ['ono što drži mjenjač golf 5', '=nosac-menaca'],
  ['ono što drži prednji branik', '=nosac-branika'],
  ['ono ispod auta što drži auspuh', '=nosac-auspuha'],
  ['kvaka iznutra golf 5', '=unutrasna-kvaka'],
  ['kvaka izvana', '=vanski'],
])('%s: what holds a part is its holder, and the inner side is said in many ways', (text, term) =>
  expect(asked(text).some((broad) => broad.includes(`'${term}'`))).toBe(true),
);

test('what does not hold is no holder', () =>
  expect(asked('ne drži ručna kočnica').some((broad) => broad.includes('nosak'))).toBe(false));

test.each(['gola vrata golf 5', 'vrata gola golf 5', 'felge gole golf 5', 'goli motor golf 5'])(
  '%s: without what usually belongs to it, and no second Golf',
  (text) => expect(planOf(`${text} `).words.filter(({ stem }) => stem.startsWith('gol'))).toHaveLength(1),
);

test('bare rims name no car', () => expect(planOf('gole felge 16 ').vehicle).toBeUndefined());

test('a mistyped Golf after a part is one', () =>
  expect(planOf('far gola ').vehicle?.model?.name).toBe('Golf'));
