import { expect, test } from 'vitest';
import { conceptsOf } from '../concepts.ts';
import { conceptNamed, kindsOf } from '../phrases.ts';

const partOf = (name: string) => conceptsOf(name).find(({ isPart }) => isPart)?.concept;

test.each([
  ['alternator', ['puni akumulator', 'ono što puni bateriju', 'punjenje baterije']],
  ['anlaser', ['ono što vergla motor', 'zavrti motor', 'startuje motor']],
  ['hladnjak vode', ['hladi motor', 'hladi vodu']],
  ['ručica mjenjača', ['čime se mijenja brzina', 'ručica za brzine', 'ubacuje u brzinu']],
  ['brisač', ['briše šoferšajbu', 'čisti staklo']],
  ['kuka za vuču', ['za vuču prikolice', 'kači prikolica', 'kačenje prikolice']],
  ['dnevno svjetlo', ['svjetla danju', 'svjetla koja gore danju', 'svjetla po danu', 'svjetla preko dana']],
  ['blatobran', ['lim iznad točka', 'lim preko prednjeg točka', 'lim oko kotača', 'lim iznad gume']],
  ['hauba', ['poklopac iznad motora', 'lim iznad motora', 'poklopac preko motora']],
  ['presvlaka', ['prekrivači za sjedala', 'prekrivač sjedišta', 'sitzbezüge', 'seat covers']],
  ['krovni nosač', ['nosač za prtljag', 'prtljag na krovu', 'držač prtljaga']],
  ['podizač stakla', ['diže staklo', 'spušta prozor']],
  ['vodena pumpa', ['gura vodu']],
  ['krovni spojler', ['dachspoiler', 'dachkantenspoiler']],
  ['auspuh', ['mittelschalldämpfer', 'endschalldämpfer', 'endtopf']],
  ['kadica gepeka', ['boot liner', 'cargo liner']],
  ['patosnica', ['gummimatten', 'rubber mats', 'car mats']],
  ['zimski komplet', ['čelične felge sa zimskim gumama', 'zimske gume na felgama']],
])('%s is what people describe, or name abroad, by %j', (main, names) => {
  for (const name of names) expect(partOf(name), name).toBe(conceptNamed(main));
});

test('a set of radiators comes with its fan, so it is found by either', () => {
  const kinds = kindsOf(conceptNamed('set hladnjaka'));
  expect(kinds).toEqual(expect.arrayContaining(['hladnjak vode', 'ventilator'].map(conceptNamed)));
  expect(partOf('Set hladnjaka 1.9 TDI, komplet s ventilatorom')).toBe(conceptNamed('set hladnjaka'));
});
