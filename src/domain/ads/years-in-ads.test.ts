import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const yearsIn = (title: string) =>
  readAd({ title, description: '', category: '' }, demoKnowledge, 2026).fitments.map(
    ({ yearFrom, yearTo }) => `${yearFrom}-${yearTo}`,
  );

test.each([
  ['Mondeo MK4 2007-2010, Galaxy 2 volan', ['2007-2010', '2006-2015']],
  ['Stop A6 C5 1998-2001 / A4 B6', ['1998-2001', '2000-2004']],
  ['Haube Fabia 1 1999-2004 i Fabia 2', ['1999-2004', '2006-2014']],
  ['Mondeo MK4 i Galaxy 2 2007-2010 volan', ['2007-2010', '2007-2010']],
  ['Mondeo 2007-2010, S-Max volan', ['2007-2010', '2007-2010']],
  ['2007-2010 Mondeo MK4, Galaxy 2 volan', ['2007-2010', '2007-2010']],
])('years before another car are not those of its generation: %s', (title, years) => {
  expect(yearsIn(title)).toEqual(years);
});

test.each([
  ['Far Corsa D 2006→2011', '2006-2011'],
  ['Far Corsa D 06 → 11', '2006-2011'],
  ['Far Corsa D 2008 →', '2008-2014'],
  ['Far Corsa D 2008-. Nov, u kutiji', '2008-2014'],
  ['Far Corsa D 2008.-. Nov, u kutiji', '2008-2014'],
  ['Far Corsa D 2008.-2010. Nov, u kutiji', '2008-2010'],
])('an arrow or a dash before the end of a sentence is a range of years: %s', (title, years) => {
  expect(yearsIn(title)).toEqual([years]);
});
