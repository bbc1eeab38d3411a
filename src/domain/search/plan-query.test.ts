import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { analyseQuery } from './analyse-query.ts';
import { didYouMean } from './did-you-mean.ts';
import { planQuery } from './plan-query.ts';
import { relaxedQueries, strictQuery } from './relax-query.ts';

const plan = (text: string) =>
  planQuery(analyseQuery(text), index.vocabulary, index.lexicon, { withVehicle: true, isLenient: false });
const strict = (text: string) => strictQuery(plan(text), index.vocabulary.size);
const exact = (text: string) => strict(text)?.exact;

const meant = (text: string) => didYouMean(plan(text).words, index.entities);

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
  ])('%s → %s', (text, expected) => expect(exact(text)).toBe(expected));

  test('leaves out words without a meaning of their own, unless there are no others', () => {
    expect(plan('far za golf').units).toHaveLength(2);
    expect(plan('za ').units).toHaveLength(1);
  });

  test('corrects what is mistyped and says so', () => {
    expect(meant('alternotar golf')).toBe('alternator golf');
    expect(meant('alternaotri golf')).toBe('alternatori golf');
    expect(meant('imate li retrovzor golf')).toBe('imate li retrovizor golf');
    expect(meant('štop ili retrovzor')).toBe('štop ili retrovizor');
    expect(meant('golf sedam')).toBeUndefined();
    expect(meant('far bez stakla')).toBeUndefined();
    expect(meant('alternator golf')).toBeUndefined();
  });

  test('searches an unknown word as a beginning, and one with digits as a part number too', () => {
    expect(strict('wxyq12345 ')?.any).toContain("'#wxyq12345':*");
  });

  test('looks up what is whole, and compares what is still being typed, where that has many readings', () => {
    const typing = strict('golf alternator p');
    expect(typing?.any).toContain("'peugeot'");
    expect(typing?.lookUp).toContain("'=alternator'");
    expect(typing?.lookUp).not.toContain("'peugeot'");
    expect(strict('golf alternat')?.lookUp).toBeUndefined();
    expect(strict('p')?.lookUp).toBeUndefined();
  });

  test('gives up a quality, then the generation, then the model, and never the part', () => {
    const steps = relaxedQueries(plan('far golf 5 crni '));
    expect(steps.map(({ givenUp }) => givenUp.within)).toEqual([null, 'model', 'unnamed', 'make']);
    for (const { any } of steps) expect(any).toContain("'=far'");
    expect(relaxedQueries(plan('far'))).toEqual([]);
    expect(relaxedQueries(plan('xyqqz golf 5'))).toEqual([]);
  });

  test('says what it gives up as it was typed', () => {
    const [first] = relaxedQueries(plan('Far LIJEVI žuti golf 5 '));
    expect(first?.givenUp.words.toSorted()).toEqual(['LIJEVI', 'žuti']);
  });

  test('never takes the other side, end or engine', () => {
    for (const { any } of relaxedQueries(plan('lijevi far golf 5 '))) expect(any).toMatch(/!.*'desn'/);
    for (const { any } of relaxedQueries(plan('alternator 1.9 tdi golf 5')))
      expect(any).toContain("('@e1.9tdi' | !'@e')");
  });

  test.each([
    ['branik golf bez senzora', /!/],
    ['far golf ne ksenon', /!/],
    ['alternator bkd', /'@e2.0tdi' & .*'@m1'/],
    ['alternator 2,0tdi', /'@e2.0tdi'/],
    ['alternator golf 06', /'@v1' & '@y2006'/],
    ['felga golf 17', /'17'/],
    ['felga golf r17', /'17'/],
    ['desni far', /'suvo[^']*'/],
  ])('%s', (text, expected) => expect(strict(text)?.any).toMatch(expected));

  test('cuts what is longer than 200 characters', () => {
    expect(analyseQuery('far '.repeat(2500)).isCut).toBe(true);
    expect(analyseQuery('far '.repeat(2500)).text).toHaveLength(199);
    expect(analyseQuery(' far ')).toMatchObject({ isCut: false, text: 'far' });
  });

  test('can be any text', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(typed, (text) => {
        const found = strict(text);
        // All quotes come from our own code: typed text cannot end a term.
        if (found) expect(found.any.match(/'[^']*'/g)?.every((term) => !/[\\\0\s]/.test(term))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
