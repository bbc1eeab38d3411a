import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';
import { foldText } from '../../vehicle-text/language/fold.ts';
import { lengthsIn } from '../../vehicle-text/numbers/named-sizes.ts';

const texts = (text: string) => planOf(text).words.map((word) => word.text);

test.each([
  ['felge 155x112 ', ['r15', '5x112']],
  ['felge 175x114.3 ', ['r17', '5x114.3']],
  ['golf 51.9 tdi ', ['5', '1.9']],
  ['auspuh 63.5 mm ', ['63.5']],
])('%s: sizes that were written without a space are %j', (text, sizes) => {
  const texts = planOf(text).words.map((word) => word.text);
  expect(texts).toEqual(expect.arrayContaining(sizes));
});

test.each([
  '5 x 112',
  '5/112',
  '5*112',
  '5×112',
  '5 × 112',
  '5-112',
  '5 / 112',
  '5x 112',
  '5 x112',
  '5X112',
  '5х112',
  '5 х 112',
])('felge %s are those of 5x112, with no vehicle', (size) => {
  for (const text of [`felge ${size}`, `felge ${size} golf 5`, `${size} felge `])
    expect(texts(text)).toContain('5x112');
  expect(planOf(`felge ${size} `).vehicle).toBeUndefined();
  expect(planOf(`felge ${size} `).number).toBeUndefined();
});

test.each([
  ['felge 4-100 ', '4x100'],
  ['felge 4 x 100 ', '4x100'],
  ['felge 4/108 17 ', '4x108'],
  ['felge 5/120 ', '5x120'],
  ['felge 5 112 ', '5x112'],
  ['felge 18 5 112 golf 5 ', '5x112'],
  ['alu felge 4 100 15 cola ', '4x100'],
  ['felge 5x114,3 ', '5x114.3'],
  ['felge 5 x 114.3 ', '5x114.3'],
  ['felge 5/114,3 ', '5x114.3'],
  ['alu felge 16-ice ', 'r16'],
  ['alu 15 ic twingo ', 'r15'],
  ['felge 5x112 et48 ', 'et48'],
  ['aluminijske 18 5 108 ', '5x108'],
  ['čelične 15 4 100 corsa ', '4x100'],
  ['aluminke 17 5 110 ', '5x110'],
  ['felge 5 rupa 112 ', '5x112'],
  ['felge rupe 5 112 18 ', '5x112'],
  ['felge 5 rupa x 112 ', '5x112'],
  ['felge 4 rupe corsa ', '4x'],
  ['felge na 5 rupa 16 ', '5x'],
  ['felge četiri rupe ', '4x'],
  ['felge 4rupe ', '4x'],
  ['petorupe felge ', '5x'],
  ['felge golf 4 5 rupa ', '5x'],
])('%s → %s', (text, size) => expect(texts(text)).toContain(size));

test.each([
  'far golf 5/6 ',
  'branik golf 5-6 ',
  'far 5/2006 ',
  'felge golf 5 112 ks ',
  'felge 5 110 ks ',
  'far audi 4 100 ',
  'disk 5/312 ',
])('%s has no pattern of bolts', (text) => expect(texts(text).join(' ')).not.toMatch(/\dx\d/));

test.each([
  'gume 2055516 ',
  'gume 205 55 16 ',
  'gume 205/55/16 ',
  'gume 205-55-16 ',
  'gume 205/55r16 ',
  'gume 205/55 R16 ',
  'gume 205/55 zr 16 ',
])('%s are of one size, which is no part number', (text) => {
  expect(texts(text)).toEqual(['gume', '205', '55', 'r16']);
  expect(planOf(text).number).toBeUndefined();
});

test.each(['2055517a ', '1205516 ', 'golf 5 2005 16 '])('%s has no size of a tyre', (text) =>
  expect(texts(text)).not.toContain('55'),
);

test.each([
  'metlica 60 cm ',
  'metlica 60cm ',
  'metlica 60 centimetara ',
  'metlica 600 mm ',
  'metlica 600mm ',
])('%s is of 600 mm', (text) => expect(texts(text)).toEqual(['metlica', '600', 'mm']));

test.each([
  ['Metlica 600 mm', ['600', 'mm']],
  ['Metlica 600mm', ['600', 'mm']],
  ['Metlica 60 cm', ['600', 'mm']],
  ['Metlica 60cm', ['600', 'mm']],
  ['Cijev 2,5 cm, 60/45 cm', ['25', 'mm', '450', 'mm']],
  ['Motor 1900 ccm', []],
])('the lengths in %s are %s', (name, lengths) => expect(lengthsIn(foldText(name))).toEqual(lengths));

test.each([
  ['felge 17ke ', ['felge', 'r17']],
  ['felge osamnaestice ', ['felge', 'r18']],
  ['šesnaestke ', ['r16']],
  ['petnestice ', ['r15']],
  ['felge 7jx16 ', ['felge', '7j', 'r16']],
  ['felge 7x16 et45 ', ['felge', '7j', 'r16', 'et45']],
])('%s has the sizes %j', (text, sizes) => expect(texts(text)).toEqual(sizes));

test.each(['golf 5ica ', 'felge 5x100 ', 'dvadeset ', 'far 17 '])('%s names no diameter', (text) =>
  expect(texts(text).join(' ')).not.toMatch(/r\d\d/),
);

test.each(['anlaser 2 kw ', 'anlaser 2kw ', 'anlaser 2,0 kw ', 'anlaser 2 kilovata '])(
  '%s has the power that names of products write',
  (text) => expect(texts(text).slice(-2)).toEqual(['2.0', 'kw']),
);

test('the power of an engine has no decimals', () =>
  expect(texts('motor 77 kw ').slice(-2)).toEqual(['77', 'kw']));

test.each(['krovna kutija 400 litara ', 'krovna kutija 400 l ', 'krovna kutija 400l '])(
  '%s has a size',
  (text) => {
    expect(texts(text).slice(-2)).toEqual(['400', 'l']);
    // The terms of a product have no `l`, because `ima l` means nothing.
    const size = planOf(text).units.find(({ broad }) => broad.includes('400'));
    expect(size?.words).toHaveLength(2);
    expect(`${size?.broad} ${size?.exact}`).not.toMatch(/'l|l'/);
  },
);

test.each(['ulje 5w-30 ', 'ulje 5w 30 ', 'ulje 5W30 ', '5w-30 ulje '])(
  '%s names one grade of oil',
  (text) => {
    expect(texts(text)).toContain('5w30');
    expect(planOf(text).vehicle).toBeUndefined();
  },
);

test('wheels with four holes are those of any pattern of four, and those that say so', () => {
  const unit = planOf('felge 4 rupe corsa ').units.find(({ broad }) => broad.includes("'4x'"));
  expect(unit?.broad).toBe("('4x':* | ('4' & 'rup'))");
  expect(unit?.near).toContain("'5x112'");
  expect(unit?.near).not.toContain("'4x100'");
});

test.each(['distanceri 5mm ', 'distanceri 5 mm ', '5mm distanceri '])('%s has its width', (text) => {
  expect(texts(text).join(' ')).toContain('5 mm');
  expect(planOf(text).vehicle).toBeUndefined();
});

test.each([
  'mijenjam felge 17 za 18 5x112 ',
  'felge sa 17 na 18 5x112 ',
  'prelazim sa 17 na 18 felge 5x112 ',
  'felge umjesto 17 18 5x112 ',
  'felge 18 umjesto 17 5x112 ',
  'zamjena felgi 17 za 18 5x112 ',
])('%s asks for the wheels that come, not for those that go', (text) => {
  expect(texts(text)).toContain('r18');
  expect(texts(text)).not.toContain('r17');
});

test.each(['felge 17 i 18 ', 'felge 17 ili 18 ', 'felge od 17 do 18 ', 'gume 17 za felge 17 '])(
  '%s asks for both sizes',
  (text) => expect(texts(text)).toContain('r17'),
);
