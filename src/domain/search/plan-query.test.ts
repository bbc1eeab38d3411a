import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { didYouMean } from './did-you-mean.ts';
import { relaxedQueries, strictQuery } from './relax-query.ts';

const strict = (text: string) => strictQuery(planOf(text), index.vocabulary.size);
const exact = (text: string) => strict(text)?.exact;

const sorted = (text: string) => Array.from(text).sort().join('');
const meant = (text: string) => didYouMean(planOf(text), index.entities);

describe('what a query asks for', () => {
  test.each([
    ['bremze ', "'=kocnica'"],
    ['farovi ', "'=far'"],
    ['stop svijetlo ', "'=stop-svetlo'"],
    ['штоп светло ', "'=stop-svetlo'"],
    ['svjetlo stop', "'=stop-svetlo'"],
    ['poklopac motora ', "'=hauba'"],
    ['filter golf zraka ', "('=filter-zraka' & '@v1')"],
    ['staklo retrovizora', "'=staklo-retrovizora'"],
    ['dsni far ', "('desn' & '=far')"],
    ['far golf 5', "('=far' & '@g2')"],
    ['zadnja lampa golf', "('=stop-svetlo' & '@v1')"],
    ['retrovizor lijevi staklo ', "('=staklo-retrovizora' & 'lev')"],
    ['retrovizor, staklo ', "('=retrovizor' & '=staklo')"],
    ['vrata sa staklom ', "('vrat' & '=staklo')"],
    ['kočiona kliješta crveni set ', "('=kociona-celust' & 'crven' & 'set')"],
    ['rešetka prednjeg branika ', "('=resetka-branika' & 'predn')"],
    ['zaštitna guma homokinetike ', "'=manzetna-poluosovine'"],
    ['guma homokinetike golf', "('=manzetna-poluosovine' & '@v1')"],
    ['far l golf', "('=far' & 'lev' & '@v1')"],
    ['golf 5 retrovizor d', "('=retrovizor' & 'desn' & '@g2')"],
    ['retrovizor D golf', "('=retrovizor' & 'desn' & '@v1')"],
    ['ima l far golf', "('=far' & '@v1')"],
  ])('%s → %s', (text, expected) => expect(exact(text)).toBe(expected));

  test('leaves out stop words, unless there are no others', () => {
    expect(planOf('far za golf').units).toHaveLength(2);
    expect(planOf('za ').units).toHaveLength(1);
  });

  test('offers a correction of what is mistyped', () => {
    expect(meant('alternotar golf')).toBe('alternator golf');
    expect(meant('alternaotri golf')).toBe('alternatori golf');
    expect(meant('imate li retrovzor golf')).toBe('imate li retrovizor golf');
    expect(meant('štop ili retrovzor')).toBe('štop ili retrovizor');
    expect(meant('farr golf')).toBe('far golf');
    expect(meant('golf sedam')).toBeUndefined();
    expect(meant('trojka far')).toBeUndefined();
    expect(meant('zvučnici focal')).toBeUndefined();
    expect(meant('remenski set golf')).toBeUndefined();
    expect(meant('far bez stakla')).toBeUndefined();
    expect(meant('alternator golf')).toBeUndefined();
  });

  test('searches an unknown word as a beginning, and one with digits as a part number too', () => {
    expect(strict('wxyq12345 ')?.broad).toContain("'#wxyq12345':*");
  });

  test('uses the index for whole words only, where a word still being typed has many readings', () => {
    const typing = strict('golf alternator p');
    expect(typing?.broad).toContain("'peugeot'");
    expect(typing?.lookUp).toContain("'=alternator'");
    expect(typing?.lookUp).not.toContain("'peugeot'");
    expect(strict('golf alternat')?.lookUp).toBeUndefined();
    expect(strict('p')?.lookUp).toBeUndefined();
  });

  test('reads a unit in words as the symbol that names of products use', () => {
    const texts = (text: string) => planOf(text).words.map((word) => word.text);
    expect(texts('alternator 90 ampera')).toEqual(texts('alternator 90 a'));
    expect(texts('2.0 tdi 140 konja')).toEqual(texts('2.0 tdi 140 ks'));
    expect(texts('opel ampera')).toEqual(['opel', 'ampera']);
  });

  test('never matches a part that sits at the other end of every car', () => {
    const near = (text: string) => relaxedQueries(planOf(text)).map(({ broad }) => broad);
    for (const broad of near('prednji spojler golf 5')) expect(broad).toContain("'=krovni-spojler'");
    for (const broad of near('zadnja čeljust golf 5')) expect(broad).toContain("'=veliki-kocioni-set'");
  });

  test('matches a pair for one of its sides, but not for a side that is denied', () => {
    expect(strict('lijevi far')?.broad).toContain("'par'");
    expect(strict('prednji far')?.broad).not.toContain("'par'");
    expect(strict('far ne lijevi')?.broad).not.toContain("'par'");
  });

  test.each([
    ['polovan far', 'used'],
    ['far nov', 'new'],
    ['reparirani far', 'refurbished'],
  ])('%s is also found by the condition that the shop keeps', (text, condition) =>
    expect(strict(text)?.broad).toContain(`'@condition=${condition}'`),
  );

  test('never matches the other side, end or engine', () => {
    for (const { broad } of relaxedQueries(planOf('lijevi far golf 5 '))) expect(broad).toMatch(/!.*'desn'/);
    for (const { broad } of relaxedQueries(planOf('alternator 1.9 tdi golf 5')))
      expect(broad).toContain("('@e1.9tdi' | (!'@e' & ('@m1' | '@m2' | '@0')))");
  });

  test.each([
    ['alternator tdi ', "('tdi' | 'pd')", "'@m1'"],
    ['alternator cdi ', "'cdi'", "'@m4'"],
    ['alternator 2.0 tdi ', "'@e2.0tdi'", "'@m2'"],
  ])(
    '%s: a part that does not name it is never for a manufacturer without such an engine',
    (text, own, maker) => {
      const { broad = '', near = '' } = planOf(text).units.find(({ role }) => role === 'engine') ?? {};
      expect(broad).toBe(own);
      expect(near).toContain(`!'@e' & (`);
      expect(near).toContain(maker);
      expect(near).not.toContain("'@m9'");
    },
  );

  test.each(['alternator 2.0 tdi 140 ks ', 'alternator 2.0 tdi 140ks ', 'alternator20tdi140ks '])(
    '%s: a part that names another power is excluded',
    (text) => {
      const { units } = planOf(text);
      expect(units.map(({ role }) => role)).toEqual(['part', 'engine', 'engine']);
      expect(units[2]?.broad).toBe("(('140' | '140ks') | !'ks')");
    },
  );

  test.each([
    ['branik golf bez senzora', /!/],
    ['far golf ne ksenon', /!/],
    ['alternator bkd', /'@e2.0tdi' & .*'@m1'/],
    ['alternator 2,0tdi', /'@e2.0tdi'/],
    ['alternator golf 06', /'@v1y2006'/],
    ['felga golf 17', /'17'/],
    ['felga golf r17', /'17'/],
    ['desni far', /'suvo[^']*'/],
  ])('%s', (text, expected) => expect(strict(text)?.broad).toMatch(expected));

  test.each([
    ['body kit ', 'kit'],
    ['kauč ', 'kauč'],
    ['šel lampa ', 'šel'],
    ['turbina ferrari ', 'ferrari'],
    ['nike ', 'nike'],
  ])('in %s the word %s is not corrected', (text, typed) =>
    expect(planOf(text).words.find((word) => word.typed === typed)?.similar).toEqual([]),
  );

  test('a word of three letters is only corrected to a longer one or to one with the same letters', () => {
    const letters = fc.stringMatching(/^[abd-gk-prstuz]{3}$/);
    fc.assert(
      fc.property(letters, (text) => {
        for (const { word } of planOf(`${text} golf `).words[0]?.similar ?? [])
          expect(word.length > 3 || sorted(word) === sorted(text)).toBe(true);
      }),
    );
  });

  test.each([
    ['far bez maglenki ', "'maglenk'"],
    ['retrovizor bez alternatra ', "'alternator'"],
  ])('%s excludes %s, with or without a typing mistake', (text, term) => {
    const denied = planOf(text).units.find(({ role }) => role === 'denied')?.broad ?? '';
    expect(denied).toContain('!');
    expect(denied).toContain(term);
  });

  test.each([
    ['felge 17 cola ', "'17'"],
    ['felge r17 ', "'17'"],
    ['felge 17 inča ', "'17'"],
    ['felge 17 ', "'17'"],
    ['ratkape golf 17 ', "'17'"],
  ])('%s is a size, which another size contradicts', (text, term) => {
    const size = planOf(text).units.find(({ exact: own }) => own === term);
    expect(size?.near).toMatch(/'17' \| !\(.*'16'.*'18'/);
  });

  test.each([
    ['alufelge 4x100 ', "'4x100'", "'5x112'"],
    ['sijalica h7 ', "'h7'", "'h4'"],
    ['ulje 5w30 ', "'5w30'", "'10w40'"],
    ['čelične felge ', "'=celicni'", "'=aluminijski'"],
    ['alufelge ', "'=aluminijski'", "'=celicni'"],
    ['gumene patosnice ', "'=gumeni'", "'=tekstilni'"],
    ['ksenon far ', "'=ksenon'", "'=halogen'"],
    ['zimske gume ', "'=zimski'", "'=letni'"],
    ['štop karavan ', "'=karavan'", "'=limuzina'"],
  ])('%s: a name with %s matches, one with %s contradicts', (text, own, other) => {
    const near = planOf(text).units.find((unit) => unit.near?.includes(other))?.near ?? '';
    const [asked = '', contradicted = ''] = near.split('!');
    expect(asked).toContain(own);
    expect(contradicted).toContain(other);
  });

  test.each([
    'jel ima far golf 5 ',
    'treba mi far za golf 5 ',
    'kolko košta far za golf 5 ',
    'da li imate nešto od farova za golf 5 ',
    'trebao bi mi far golfa petice ',
    'ima l neko far golf 5 ',
    'imaš li negdje far golf 5 ',
    'gdje mogu naći far za golf 5 plaćanje pouzećem ',
    'dva fara golf 5 ',
    'treba mi 2 fara za golf 5 ',
    'oba fara golf 5 ',
    'far golf 5 2 komada ',
  ])('%s is read as the part and the car and nothing else', (text) => {
    const plan = planOf(text);
    expect(plan.units.map(({ role }) => role)).toEqual(['part', 'vehicle']);
    expect(didYouMean(plan, index.entities)).toBeUndefined();
  });

  test.each([
    ['poklopac kuke golf 5 ', "'poklop"],
    ['nosač fara golf 5 ', "'nosak"],
    ['šrafovi za felge ', "'sraf"],
    ['boja za felge ', "'bo"],
    ['sijalica za far golf 5 ', "'sijalik'"],
    ['znak za prednju masku golf 5 ', "'znak'"],
    ['sijalica za prednji far golf 5 ', "'sijalik'"],
  ])('%s is never relaxed to the part that it belongs to', (text, kept) => {
    for (const { broad } of relaxedQueries(planOf(text))) expect(broad).toContain(kept);
  });

  test('another part with the same words is excluded', () => {
    expect(strict('hladnjak klime ')?.broad).toContain("!'=hladnak-vode'");
    for (const text of ['staklo retrovizora ', 'staklo retrovzora '])
      expect(strict(text)?.broad).toContain("!'=retrovizor'");
    expect(strict('sportska opruga ')?.broad).not.toContain('!');
  });

  test('a part that comes with another one is found only beside it', () => {
    expect(strict('zamajac ')?.broad).not.toContain('~');
    expect(strict('far sa retrovizorom ')?.broad).toContain("'~retrovizor'");
  });

  test('can be any text', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(typed, (text) => {
        const found = strict(text);
        // All quotes come from our own code: typed text cannot end a term.
        if (found) expect(found.broad.match(/'[^']*'/g)?.every((term) => !/[\\\0\s]/.test(term))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
