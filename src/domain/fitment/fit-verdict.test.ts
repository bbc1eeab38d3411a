import { describe, expect, test } from 'vitest';
import { cardYears } from './card-years.ts';
import { fitVerdict, questionsOf } from './fit-verdict.ts';

const vehicle = (manufacturer: string, model: string, year: number) => ({
  manufacturer: { slug: manufacturer },
  model: { slug: model },
  year,
});
const a4 = vehicle('audi', 'a4', 2008);

const YES = { verdict: 'yes' };
const MAYBE = { verdict: 'maybe', open: [] };
const no = (...fits: string[]) => ({ verdict: 'no', fits });
const check = (...open: [fact: string, ...words: string[]][]) => ({
  verdict: 'maybe',
  open: open.map(([fact, ...words]) => ({ fact, words })),
});

describe('a part against the saved vehicle', () => {
  test.each([
    ['audi/a4:2008-2011', a4, YES],
    ['audi/a4:2004-2008', a4, YES],
    ['audi/a4:2008', a4, YES],
    ['audi/a4:2009-2011', a4, no('2009–2011')],
    ['audi/a4:2004-2006,2009-2011', a4, no('2004–2006, 2009–2011')],
    ['audi/a4:2004-2006,2008-2011', a4, YES],
    ['audi/a6:2008-2011', a4, no()],
    ['skoda/a4:2008-2011', a4, no()],
    ['volkswagen/golf:2004-2009;audi/a4:2008-2011', a4, YES],
    ['audi/:2000-2026', a4, YES],
    ['audi/:', a4, MAYBE],
    ['audi/a4:', a4, MAYBE],
    ['', a4, MAYBE],
    // The years of this model exclude the car, but those of the whole manufacturer are unknown: only the seller can
    // tell.
    ['audi/a4:2001-2004;audi/:', a4, MAYBE],
    ['audi/:;audi/a4:2001-2004', a4, MAYBE],
    ['audi/a4:2001-2004;audi/:2007-2009', a4, YES],
    ['peugeot/2008:2013-2019', vehicle('peugeot', '2008', 2015), YES],
  ])('%j and %o: %o', (fits, car, answer) => {
    expect(fitVerdict(fits, car)).toEqual(answer);
  });
});

describe('unknown facts are named, and known ones decide', () => {
  const b8 = 'audi/a4:2007-2015~B8~2007-2008,2015-2015';
  test.each([
    [b8, {}, check(['generation', 'B8'])],
    [b8, { generation: 'B8' }, YES],
    [b8, { generation: 'B7' }, no('B8 (2007–2015)')],
    // In that year only one generation was built, so the year identifies it.
    [b8, { year: 2010 }, YES],
    [b8, { year: 2010, generation: 'B7' }, YES],
    [`audi/a4:2004-2008~B7~2007-2008;${b8}`, {}, check(['generation', 'B7', 'B8'])],
    ['audi/a4:2005-2012~~2007-2008', {}, check(['generation'])],
    ['audi/a4:2005-2012~~2007-2008', { generation: 'B8' }, check(['generation'])],
    ['audi/a4:2007-2011~~~karavan', {}, check(['body', 'karavan'])],
    ['audi/a4:2007-2011~~~karavan', { body: 'karavan' }, YES],
    ['audi/a4:2007-2011~~~karavan', { body: 'limuzina' }, no('karavan')],
    [`${b8}~karavan~2.0 TDI`, {}, check(['generation', 'B8'], ['body', 'karavan'], ['engine', '2.0 TDI'])],
    ['audi/a4:2004-2008~~~~?', {}, check(['engine'])],
    ['audi/a4:2004-2008~~~?', {}, check(['body'])],
    ['audi/a4:2004-2008~~~?', { body: 'kupe' }, check(['body'])],
    [
      'audi/a4:2004-2008~~~~1.9 TDI;audi/a4:2004-2008~~~~2.0 TDI',
      {},
      check(['engine', '1.9 TDI', '2.0 TDI']),
    ],
    ['audi/a4:2004-2008~~~~1.9 TDI;audi/a4:2004-2008~~~~2.0 TDI', { engine: '2.0 TDI' }, YES],
    ['audi/a4:2004-2008~~~~~samo za xenon', {}, check(['condition', 'samo za xenon'])],
    ['audi/a4:2004-2008~~~~~2008=do 6/2008', {}, check(['condition', 'do 6/2008'])],
    ['audi/a4:2004-2008~~~~~2008=do 6/2008', { year: 2007 }, YES],
    // Equipment that looks like the year of a condition is no less a condition.
    ['audi/a4:2004-2008~~~~~2006=', {}, check(['condition', '2006='])],
    ['audi/a4:2004-2008~~~~~2006=xenon', { year: 2007 }, check(['condition', '2006=xenon'])],
    // A wishlist that was kept badly.
    ['audi/a4:2004-2008~~~%E0%A4%A', {}, check(['body', '%E0%A4%A'])],
    // A wrong body is wrong in any year.
    ['audi/a4:~~~karavan', { body: 'kupe' }, no('karavan')],
  ])('%j and %o', (fits, facts, answer) => {
    expect(fitVerdict(fits, { ...a4, ...facts })).toEqual(answer);
  });
});

test.each([
  ['audi/a4:2008-2010;skoda/octavia:2004-2005', '', ['2008', '2009', '2010']],
  ['audi/a4:2004,2006-2007~B7~2007-2007', '', ['2004', '2006', '2007']],
  ['audi/a4:2004-2005~~~karavan;skoda/:;audi/a4:2003-2004~~~kupe', '', ['2003', '2004', '2005']],
  ['audi/a4:2008-2010;skoda/octavia:2004-2005', '/skoda/octavia/2004', ['2004', '2005']],
  ['audi/a4:2008-2009;audi/a4-allroad:2004-2005', '/audi/a4-allroad', ['2004', '2005']],
  ['skoda/octavia:2004-2005;audi/:2008-2009', '/audi/a4', ['2008', '2009']],
  ['skoda/octavia:2004-2005;audi/:', '/audi/a4/2008', []],
  ['audi/a4:2008-2009', '/svi-proizvodi', ['2008', '2009']],
  ['audi/a4:', '', []],
  ['audi/a4:~~~karavan', '', []],
  ['', '/audi/a4', []],
])('the years on the card of a part with %j in the list %j', (fits, path, years) => {
  expect(cardYears(fits, path)).toEqual(years);
});

describe('a visitor is asked only what decides', () => {
  const asked = (fits: string, facts = {}) => questionsOf(fitVerdict(fits, { ...a4, ...facts }), facts);
  test.each([
    ['audi/a4:2007-2011~~~karavan~2.0 TDI', {}, ['body', 'engine']],
    ['audi/a4:2007-2011~~~karavan~2.0 TDI', { body: 'karavan' }, ['engine']],
    ['audi/a4:2007-2011~~~~2.0 TDI;audi/a4:2007-2011~~~~?', {}, ['engine']],
    // Nobody has entered the part's own engine, body or generation: no answer of the visitor decides.
    ['audi/a4:2007-2011~~~~?', {}, []],
    ['audi/a4:2007-2011~~~?', {}, []],
    ['audi/a4:2005-2012~~2007-2008', {}, []],
    ['audi/a4:2007-2011~~~~~samo za xenon', {}, []],
    ['audi/a4:2007-2011', {}, []],
    ['audi/a4:2009-2011', {}, []],
  ])('%j and what is known, %o: %j', (fits, facts, questions) => {
    expect(asked(fits, facts)).toEqual(questions);
  });
});
