import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLetters } from '../../text/slug.ts';
import { foldText } from './fold.ts';
import { chunksOf, joinedForms, wordsOf } from './words.ts';

const REPEATS = 1_000_000;

const stems = (text: string) => wordsOf(text).map((word) => word.stem);

/** Forms and spellings of one word. */
const ONE_WORD = [
  'far fara faru farovi farova farove farovima Far ФАР фарови',
  'branik branika branici branike branicima braniku браник',
  'felga felge felgi felzi felgu felgama фелга',
  'naplatak naplatka naplatkom',
  'žmigavac zmigavac žmigavca žmigavci žmigavaca ŽMIGAVAC жмигавац',
  'svijetlo svjetlo svetlo svjetla svjetala svetala светло свјетло svijetlima',
  'lijevi levi lijeva lijevo lijevog lijevu леви лијеви',
  'prednji prednja prednje prednjeg prednjih предњи',
  'retrovizor retrovizora retrovizori retrovizorima',
  'mjenjač menjač mjenjaca mjenjači менјач мјењач',
  'đon djon don ђон',
  'filter filteri filtri filtera filtara',
  'zamajac zamajca zamajci zamajce',
  'točak tocak točka točkovi točkova',
  'kočnica kocnice kočnicu kočnicama kočnici кочница',
  'šoferšajba sofersajba šoferšajbu шофершајба',
  'sjedište sedište sjedišta sjedistu',
  'kliješta klešta kljesta',
  'štop stop штоп',
  'K&N k&n kn',
  'crijevo crijeva crijevom crijevima crevima',
  'cijev cijevi cijevima cevi',
  'krov krova krovovi krovima',
  'ulje ulju uljem uljima',
  'rame ramena ramenom ramenima',
  'dugme dugmeta dugmad dugmići',
  'relej releja releji releje relejem',
  'tepih tepiha tepisi tepisima',
  'naplaci naplatci naplatkom',
  'mehanizam mehanizma mehanizmi',
  'uložak uloška ulošci ulošcima',
  'boja boje boju',
];

describe('the forms of a word', () => {
  test.each(ONE_WORD)('have one stem: %s', (forms) => {
    expect(new Set(stems(forms)).size).toBe(1);
  });

  test('of different things stay apart', () => {
    const different = stems(
      'far felga branik hauba blatobran retrovizor maska volan kugla spona kuka klip disk',
    );
    expect(new Set(different).size).toBe(different.length);
  });

  test('keep Roman numbers apart', () => {
    expect(new Set(stems('vi vii viii ix')).size).toBe(4);
  });

  test('keep names with digits as they are', () => {
    expect(stems('8K0 A4 B8 5x112 H7 mk5 E46')).toEqual(['8k0', 'a4', 'b8', '5x112', 'h7', 'mk5', 'e46']);
  });

  test('keep decimals whole, and linked words also as one', () => {
    expect(stems('1.9 TDI')).toEqual(['1.9', 'tdi']);
    expect(stems('2,0 tdi 5x114,3')).toEqual(['2.0', 'tdi', '5x114.3']);
    expect(stems('2.0tdi 1.9TDI')).toEqual(['2.0', 'tdi', '1.9', 'tdi']);
    expect(joinedForms('Ford C-Max 1.9')).toEqual(['cmax', '19']);
  });
});

test('a Cyrillic х between digits is typed for an x', () =>
  expect(foldText('фелге 5х112, 17 х 7')).toBe('felge 5x112, 17 x 7'));

const CYRILLIC_OF: Record<string, string> = Object.fromEntries(
  Array.from('абвгдежзијклмнопрстћуфхцчш').map((letter, i) => [
    Array.from('abvgdežzijklmnoprstćufhcčš')[i] ?? '',
    letter,
  ]),
);

describe('folding', () => {
  const bosnian = fc.string({
    unit: fc.constantFrom(...Array.from('abcčćdđefghijklmnoprsštuvzž 0123456789-.')),
    maxLength: 60,
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        (text) => foldText(foldText(text)) === foldText(text),
      ),
    );
    fc.assert(fc.property(bosnian, (text) => foldText(foldText(text)) === foldText(text)));
  });

  test('ignores diacritics and capitals', () => {
    fc.assert(
      fc.property(bosnian, (text) => {
        expect(stems(foldLetters(text))).toEqual(stems(text));
        expect(stems(text.toUpperCase())).toEqual(stems(text));
      }),
    );
  });

  test('ignores the script', () => {
    const convertible = fc.string({
      unit: fc.constantFrom(...Array.from('abvgdežzijklmnoprstćufhcčš ')),
      maxLength: 40,
    });
    fc.assert(
      fc.property(convertible, (text) => {
        expect(
          stems(
            Array.from(text)
              .map((letter) => CYRILLIC_OF[letter] ?? letter)
              .join(''),
          ),
        ).toEqual(stems(text));
      }),
    );
  });

  // If the time grew faster than the text, these would run for hours.
  test.each(['ij', 'dj', 'a-', '1.', 'š', 'x ', '\u0301', '-'])('reads %j repeated without end', (unit) => {
    const text = unit.repeat(REPEATS);
    expect(wordsOf(text).length).toBeLessThanOrEqual(text.length);
    expect(joinedForms(text).length).toBeLessThanOrEqual(text.length);
  });
});

test.each([
  ['12.05.08', ['12', '05', '08']],
  ['1.2.3.4', ['1', '2', '3', '4']],
  ['2,0tdi 1.9 5x114.3', ['2,0', 'tdi', '1.9', '5x114.3']],
  ['golf 5.6', ['golf', '5.6']],
])('a date is not a decimal: %s', (text, chunks) => {
  expect(chunksOf(text)).toEqual(chunks);
});
