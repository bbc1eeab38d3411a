import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const yearOf = (text: string) => {
  const years = planOf(text).vehicle?.years;
  return years?.from === years?.to ? years?.from : undefined;
};

test.each([
  ['audi a4 dvije hiljade osmo godište far ', 2008],
  ['golf dvije hiljade i pete far ', 2005],
  ['golf dvehiljade šesta far ', 2006],
  ['golf dve iljade četvrte far ', 2004],
  ['golf dvije tisuće devete far ', 2009],
  ['golf dvije hiljade godište far ', 2000],
  ['golf dvehiljadite far ', 2000],
  ['golf dvije hiljade dvanaesto far ', 2012],
  ['golf dvije hiljade petnesto far ', 2015],
  ['golf dvije hiljade dvadeset druga far ', 2022],
  ['golf hiljadu devetsto devedeset osma far ', 1998],
  ['golf devedeset osmo far ', 1998],
  ['golf devedesetosmo godište far ', 1998],
  ['golf osamdeset deveta far ', 1989],
  ['golf osmo godište far ', 2008],
  ['far golf dvanaesto god ', 2012],
  ['golf 2oo5 far ', 2005],
  ['golf 2O05. god far ', 2005],
  ['golf g.p. 2005 far ', 2005],
  ['golf 2005 g. p. far ', 2005],
  ['golf 2005/9 far ', 2005],
])('%s is of %d', (text, year) => {
  expect(yearOf(text)).toBe(year);
  expect(planOf(text).units.map(({ role }) => role)).toEqual(['part', 'vehicle']);
});

test.each([
  'golf petica far ',
  'golf pet far ',
  'golf dva fara ',
  'golf dvije hiljade kubika far ',
  'peta vrata golf ',
  'treće stop svjetlo golf ',
  'golf osmo far ',
  'felge osamnaestice golf ',
  'golf devedeset kw far ',
  'golf dvije hiljade stotu far ',
])('%s names no year', (text) => expect(yearOf(text)).toBeUndefined());
