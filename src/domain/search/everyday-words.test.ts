import { describe, expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { PART_NAMES } from '../vehicle-text/language/part-names/part-names.ts';
import { townWords } from '../vehicle-text/language/well-known-words.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';
import { didYouMean } from './did-you-mean.ts';
import { understoodOf } from './understood.ts';

const exact = (text: string) => planOf(text).units.map((unit) => unit.exact);

describe('what people say around a part is not searched for', () => {
  test.each([
    'tuzla',
    'u Tuzli',
    'iz tuzle',
    'sarajevo',
    'Banja Luka',
    'u banjoj luci',
    'sanski most',
    'novi travnik',
    'bijeljina',
    'garancija',
    's garancijom',
    'na lageru',
    'poštarina',
    'pouzećem',
    'račun',
    'kolko dođe',
    'ima li kod vas',
    'kod nas',
    'može li se kod vas naći',
    'oboje',
    'koliko bi koštao',
    'bolji',
    'nego',
    'već',
    'možel se naći',
    'rezervni dijelovi',
    'rezervni djelovi',
    'dijlovi',
    'kupujm',
    'razbijam',
    'poz imal',
    'ćao brate',
    'zdravo ljudi',
    'narode',
    'šefe ko je ostao',
    'zdr',
    'ej majstore',
    'jeste li rastavili kakav',
    'kompletnih',
    'trazm',
    'i dalje',
    'sve',
    'cijena',
  ])('alternator %s', (said) => {
    expect(exact(`alternator ${said} `)).toEqual(["'=alternator'"]);
    expect(didYouMean(planOf(`alternator ${said} `), index.entities)).toBeUndefined();
  });

  test.each(['cijena', 'treba', 'molim', 'dostava', '2 kom', 'sve'])(
    'alternator %s, as its last word',
    (said) => expect(exact(`alternator ${said}`)).toEqual(["'=alternator'"]),
  );

  test('a spare wheel is no spare part', () =>
    expect(planOf('rezervni točak ').units).toMatchObject([{ partName: 'rezervni točak' }]));

  test('a part that a town is named after stays a part', () => {
    expect(exact('most golf ')).toEqual(["'most'", "'@v1'"]);
    expect(exact('ključ golf ')).toEqual(["'kluk'", "'@v1'"]);
  });
});

test('no town takes a word out of a part’s name', () => {
  const names = PART_NAMES.flat();
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => townWords(wordsOf(name)).size > 0)).toEqual([]);
});

describe('an everyday word is right as it is', () => {
  test.each([
    'garancija',
    'očuvan',
    'očuvana',
    'ispravan',
    'kvačica',
    'čaure',
    'folija',
    'provjereno',
    'slomljena',
    'polupan',
    'sutra',
    'mjeseci',
    'popravka',
    'vlasnik',
    'stolica',
    'krava',
    'niski',
    'dupli',
    'ovalna',
    'mehaničar',
    'longlife',
    'zenica',
  ])('%s', (word) => {
    for (const text of [word, `${word} `, `far ${word}`, `far ${word} `]) {
      expect(planOf(text).vehicle).toBeUndefined();
      expect(planOf(text).words.at(-1)).toMatchObject({ similar: [], endings: [] });
    }
  });

  test.each(['tuzl', 'sarajev', 'garanc', 'ispravn'])('%s is not corrected while it is typed', (text) =>
    expect(planOf(`alternator ${text}`).words.at(-1)?.similar).toEqual([]),
  );
});

describe('two mistakes in a short word are too many, unless only its vowels, a doubled letter or the order of letters are wrong', () => {
  test.each(['jabuka', 'sapun', 'savjet', 'pekara', 'lopata'])('far %s ', (text) =>
    expect(planOf(`far ${text} `).words.at(-1)?.similar).toEqual([]),
  );
  test.each([
    ['pmupaa ', 'pump'],
    ['kilmme ', 'klim'],
  ])('golf %s', (text, stem) =>
    expect(
      planOf(`golf ${text}`)
        .words.at(-1)
        ?.similar.map(({ word }) => word),
    ).toContain(stem),
  );
});

test('a part that the shop lacks is not taken for another part that begins with its name', () =>
  expect(
    planOf('golf motor')
      .units.map(({ broad }) => broad)
      .join(' '),
  ).not.toMatch(/haub|motoric/));

test('an everyday word that belongs to the name of a part is asked for', () =>
  expect(planOf('golf 5 pola auta ').units).toMatchObject([{ partName: 'prednjica' }, { role: 'vehicle' }]));

test.each(['ret. lijevi golf 5', 'ret. lij. golf 5'])(
  '%s: three letters before a full stop begin a name',
  (text) => expect(planOf(text).units[0]?.partName).toBe('retrovizor'),
);

test('an unknown word of two letters is the beginning of a longer one', () =>
  expect(
    planOf('filter ulj golf ')
      .units.map((unit) => unit.broad)
      .join(' '),
  ).toContain("'ul':*"));

describe('a colour is no mistyped part', () => {
  test.each([
    'siva metalik',
    'metalik sivoj',
    'biser bijela',
    'crna sedef',
    'šampanj',
    'krem',
    'tamno plava',
    'tamno plavoj',
    'svijetlo siva',
    'svetlo plavi',
  ])('hauba golf 5 %s', (colour) => {
    const plan = planOf(`hauba golf 5 ${colour} `);
    expect(plan.units.filter(({ role }) => role === 'part')).toMatchObject([{ partName: 'hauba' }]);
    expect(didYouMean(plan, index.entities)).toBeUndefined();
  });
});

describe('a word of tuning or of a whole set is no mistyped part', () => {
  test.each(['gti look', 'gti stil', 'cijeli', 'kompletan', 'quattro', 'xdrive', 'm performance', 'oba'])(
    'branik golf 5 %s',
    (said) => {
      const plan = planOf(`branik golf 5 ${said} `);
      expect(plan.units.filter(({ role }) => role === 'part')).toHaveLength(1);
      expect(understoodOf(plan, index.entities)?.unknown).toEqual([]);
      expect(didYouMean(plan, index.entities)).toBeUndefined();
    },
  );
});

describe('a label before a code, a model or a year is not searched for', () => {
  test.each([
    'far golf model 1k ',
    'far golf tip 1k ',
    'far golf typ 1k ',
    'karoserija 1k far golf ',
    'far golf šasija 1k ',
    'far golf oznaka 1k ',
    'far golf model 2006 ',
    'far golf modelska godina 2006 ',
    'far golf modelska 2006 ',
    'far golf godina proizvodnje 2006 ',
    'far golf proizveden 2006 ',
    'far golf reg 2006 ',
    'far model golf 5 ',
    'far golf 5 generacije ',
    'far golf generacija 5 ',
    'far golf model 5 ',
    'far golf 5 gen ',
    'far golf 5. gen. ',
    'kompletan far golf 5 ',
    'cijeli far golf 5 ',
  ])('%s', (text) => expect(planOf(text).units.map(({ role }) => role)).toEqual(['part', 'vehicle']));

  test.each(['turbina oznaka motora bkd ', 'turbina kod motora bkd ', 'turbina kod bkd '])('%s', (text) =>
    expect(planOf(text).units.map(({ role }) => role)).toEqual(['part', 'engine']),
  );

  test.each(['kod boje', 'šifra boje', 'oznaka boje'])('hauba golf 5 %s ly7w: which colour it is', (label) =>
    expect(exact(`hauba golf 5 ${label} ly7w `)).toEqual(exact('hauba golf 5 ly7w ')),
  );

  test('pletenica auspuha fi 50: a diameter', () =>
    expect(exact('pletenica auspuha fi 50 ')).toEqual(exact('pletenica auspuha 50 ')));

  test.each(['stari model', 'stariji model', 'stari tip', 'prije restajlinga'])(
    'branik octavia %s: before the facelift',
    (said) => expect(exact(`branik octavia ${said} `)).toContain("'=predfacelift'"),
  );
  test.each(['novi model', 'noviji model', 'novi tip'])('branik octavia %s: after the facelift', (said) =>
    expect(exact(`branik octavia ${said} `)).toContain("'=facelift'"),
  );
  test('a body without its code is a part', () =>
    expect(planOf('karoserija golf 5 ').units).toMatchObject([
      { partName: 'limarija' },
      { role: 'vehicle' },
    ]));
});

test.each(['i, / + & ili', 'najjeftinije', 'cijena', 'imate li'])(
  '%s asks for nothing, so nothing of it is understood or missing',
  (text) => expect(understoodOf(planOf(text), index.entities)).toBeUndefined(),
);

test('letters on their own are neither understood nor missing', () =>
  expect(understoodOf(planOf('%%% <b>xyz</b> qwzx'), index.entities)).toEqual({
    known: [],
    unknown: ['xyz', 'qwzx'],
  }));

test('a mistake in a word that folding shortens is understood too', () =>
  expect(understoodOf(planOf('fljga golf 5 '), index.entities)?.unknown).toEqual([]));

test('a part within a joined word is shown as the trade writes it', () =>
  expect(understoodOf(planOf('mjenjačgolf5 '), index.entities)?.known).toEqual(['mjenjač']));
