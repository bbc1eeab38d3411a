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
  ['Fiat Doblo 2003, Alfa 147 i Stilo anlaser', ['2003-2003', 'null-null', 'null-null']],
  ['Far Berlingo / Partner 2005', ['2005-2005', '2005-2005']],
  ['2005 Far Berlingo / Partner', ['2005-2005', '2005-2005']],
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
  ['Twingo 1 -2000 volan', '1993-2000'],
  ['Volan Twingo 2 -2011', '2007-2011'],
  ['Volan Corsa D -09', '2006-2009'],
  ['Volan Corsa D - 2009', '2009-2009'],
  ['Volan Corsa D -2009 god', '2009-2009'],
  ['Volan Corsa D -2009-', '2009-2014'],
  ['Volan Corsa D 2007 -2009', '2007-2009'],
])('an arrow or a dash before the end of a sentence is a range of years: %s', (title, years) => {
  expect(yearsIn(title)).toEqual([years]);
});

test.each([
  ['Felge Golf 6 sa gumama 2020', '2008-2013'],
  ['Felge Golf 6 sa gumama iz 2019', '2008-2013'],
  ['Zimske gume na felgama Astra H, gume iz 2020', '2004-2014'],
  ['Felge 17 Passat B6, gume 205/55 proizvodnja 2018', '2005-2010'],
  ['Felge VW Golf 5x112 ljetne 2022 godina', 'null-null'],
  ['Dijelovi Golf 4 registrovan do 05/2025', '1997-2004'],
  ['Mjenjač Golf 4 kupljen 2023', '1997-2004'],
  ['Kuka Astra H, atest iz 2022', '2004-2014'],
  ['Motor Golf 5 uvezen 2024', '2003-2009'],
  ['Guma vrata Golf 4 2001', '2001-2001'],
  ['Gume i felge Golf 2003-2008', '2003-2008'],
  ['Zimske gume Golf 4 2003', '2003-2003'],
  ['Felge s gumama 2003-2008 Golf', '2003-2008'],
  ['Golf 4 registracija 2001', '2001-2001'],
])('the year of tyres, of a purchase or of a certificate is not that of the car: %s', (title, years) => {
  expect(yearsIn(title)).toEqual([years]);
});

test.each([
  ['Stop svjetla Audi Q5 2008-2012, ne odgovara za 2013', ['2008-2012']],
  ['Far Passat B6 2005-2008 (nije za 2009)', ['2005-2008']],
  ['Maska Golf 6 osim 2012', ['2008-2013']],
  ['Far nije original, Golf 6 2010', ['2010-2010']],
])('years that the part is not for are not read: %s', (title, years) => {
  expect(yearsIn(title)).toEqual(years);
});

test.each([
  ['Peugeot 206 (2001), 307 (2003) far', ['206 2001', '307 2003']],
  ['Far Peugeot 406 (1998), 407 (2005.)', ['406 1998', '407 2005']],
])('each model has the years in the brackets after it: %s', (title, models) => {
  const { fitments } = readAd({ title, description: '', category: '' }, demoKnowledge, 2026);
  expect(fitments.map(({ model, yearFrom }) => `${model?.name} ${yearFrom}`)).toEqual(models);
});
