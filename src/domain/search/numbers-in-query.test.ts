import { expect, test } from 'vitest';
import { planOf } from '../../../tests/setup/search-index.ts';
import { relaxedQueries } from './relax-query.ts';

test.each([
  ['7S71-17683-CE', '7s7117683ce'],
  ['98ab-17757-hd', '98ab17757hd'],
  ['6M21-16016-KD branik', '6m2116016kd'],
  ['958.903.533.00', '95890353300'],
  ['6312 8555 120', '63128555120'],
  ['8k0/941/003/c', '8k0941003c'],
  ['13 71795 9883 filter', '13717959883'],
  ['kataloški broj 63128555120', '63128555120'],
  ['broj dijela 13717959883', '13717959883'],
  ['OEM 63128555120', '63128555120'],
  ['turbina br. 51259751', '51259751'],
  ['luk 415 0250 10', '415025010'],
  ['600 0016 00 luk zamajac', '600001600'],
  ['ina 530 0091 10', '530009110'],
  ['valeo 826211 kvačilo', '826211'],
  ['hella 1zs 247 650-021', '1zs247650021'],
  ['ate 24.0125-0145.1', '24012501451'],
  ['brembo p85 020 pločice', 'p85020'],
  ['lemforder 26772', '26772'],
  ['skf vkba 3569', 'vkba3569'],
  ['mann hu 719/7x filter', 'hu7197x'],
  ['mann w 712/95', 'w71295'],
  ['mann hu7197x filter', 'hu7197x'],
  ['mann c 30 139', 'c30139'],
  ['bmw 7 165 800 ogledalo', '7165800'],
  ['br. dijela 8E0941003 AK', '8e0941003ak'],
  ['8E0941003-AK far', '8e0941003ak'],
  ['06A906032 HJ ecu', '06a906032hj'],
  ['03l906051 c', '03l906051c'],
  ['1K0615301 za golf 5', '1k0615301'],
  ['1K0615301 vw', '1k0615301'],
  ['1K0615301 a4', '1k0615301'],
])('%s: the part number is %s, without the words that announce it', (text, number) => {
  const asked = planOf(text);
  expect(asked.number).toBe(number);
  const others = asked.units.filter(({ role }) => role !== 'number').flatMap(({ words }) => words);
  expect(others.filter((word) => /^(br|broj|kataloski|oem|dela)$/.test(word.text))).toEqual([]);
});

test.each([
  'dva branika golf 6',
  'oba branika golf 6',
  'originalnog branika golf 6',
  'prodajem crnog branika golf 6',
])('%s asks for the part, which belongs to no other', (text) =>
  expect(planOf(text).units.filter(({ role }) => role === 'part')).toHaveLength(1),
);

test.each([
  ['agr ventil ', 'egr ventil'],
  ['volan air bag ', 'zračni jastuk'],
  ['ventil agr golf 5 ', 'egr ventil'],
])('%s: a word of a part’s name is no code of an engine', (text, name) => {
  const { units } = planOf(text);
  expect(units.map(({ partName }) => partName)).toContain(name);
  expect(units.filter(({ role }) => role === 'engine')).toEqual([]);
});

test.each([
  'turbina golf 5 177ks',
  'turbina golf 5 177 ks',
  'turbina 1.9 tdi pd 105 ks',
  'turbina golf 5 140 ps',
  'turbina 2.0 tdi 140',
  'turbina golf 5 2.0 tdi 140 original',
  'turbina tdi 140',
  '2.0 dci 150 turbo',
  'turbina 1.6 hdi 110',
])('%s: the power is that of the engine', (text) => {
  const words = planOf(text).units.filter(
    ({ role, words: [word] }) => role === 'word' && /\d|ks|ps/.test(word?.text ?? ''),
  );
  expect(words).toEqual([]);
});

test.each([
  ['alternator 120a', "'120'"],
  ['akumulator 74ah', "'74'"],
  ['krovna kutija 420l', "'420'"],
  ['led bar 180w', "'180'"],
])('%s: the number is read apart from its unit', (text, number) =>
  expect(planOf(text).units.some(({ exact }) => exact.includes(number))).toBe(true),
);

test.each([
  ['alternator 120a', '120 a'],
  ['alternator 120 ampera', '120 ampera'],
  ['felga s gumom 205/55', '205 55'],
])('%s: a number and what belongs to it are given up together', (text, typed) => {
  const dropped = relaxedQueries(planOf(`${text} `)).flatMap((step) =>
    step.dropped.map((unit) => unit.typed),
  );
  expect(dropped).toContain(typed);
});

test('the ribs of a belt are no other number', () => {
  const { units } = planOf('remen 6pk ');
  expect(units.map(({ partName }) => partName)).toContain('pk remen');
  expect(units.flatMap(({ words }) => words.map(({ text }) => text))).not.toContain('6');
});

test.each([
  'turbina 2.0 tdi 5 ',
  'gume 1.9 tdi 205/55 ',
  'alternator 1.9 tdi 120 amp ',
  'disk 1.9 tdi 280 mm ',
])('%s: what is no power of an engine stays a number', (text) => {
  const { units, vehicle } = planOf(text);
  expect(units.filter(({ role }) => role === 'word')).not.toEqual([]);
  expect(vehicle).toBeUndefined();
});

test('products with a number that may be the power come first, those with another power not at all', () => {
  const [power] = planOf('turbina 2.0 tdi 140').units.filter(({ words: [word] }) => word?.text === '140');
  expect(power).toMatchObject({ exact: "('140' | '140ks')", broad: "(('140' | '140ks') | !'ks')" });
});

test.each([
  'bosch alternator golf 5',
  'varta 74 ah 680 a',
  'continental 205 55 16',
  'michelin 195/65 r15',
  'bbs 5x112 17 et45',
  'castrol 5w30 4l',
  'osram h7 12v 55w',
  'valeo 1.9 tdi 2006',
  'bosch 2005 2008',
  'luk golf 4 1998',
  'sachs passat b6 2.0 tdi 140',
  'bilstein bmw 320 2006',
  'valeo a4 b8 2010',
  'mann c 220 cdi',
])('%s names a maker and no part number', (text) => expect(planOf(`${text} `).number).toBeUndefined());
