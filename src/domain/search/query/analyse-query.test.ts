import { expect, test } from 'vitest';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { analyseQuery } from './analyse-query.ts';

test('a query is cut after 200 characters and marked as cut', () => {
  expect(analyseQuery('far '.repeat(2500)).isCut).toBe(true);
  expect(analyseQuery('far '.repeat(2500)).text).toHaveLength(199);
  expect(analyseQuery(' far ')).toMatchObject({ isCut: false, text: 'far' });
});

const texts = (text: string) =>
  analyseQuery(text)
    .words.map((word) => word.text)
    .join(' ');

test.each([
  ['far PL golf', 'far predni levi golf'],
  ['amortizer ZD golf', 'amortizer zadni desni golf'],
  ['blatobran golf 5 PL', 'blatobran golf 5 predni levi'],
  ['zl vrata golf', 'zadni levi vrata golf'],
  ['kočnica PD', 'kocnica predni desni'],
  ['branik pr. golf', 'branik predni golf'],
  ['far d golf', 'far desni golf'],
  ['turbina 2.0 tdi pd golf', 'turbina 2.0 tdi pd golf'],
  ['dizna pd golf', 'dizna pd golf'],
  ['golf pl', 'golf pl'],
  ['amortizer LP golf', 'amortizer predni levi golf'],
  ['amortizer z.d. golf', 'amortizer zadni desni golf'],
  ['P.L. far golf', 'predni levi far golf'],
  ['L retrovizor golf', 'levi retrovizor golf'],
  ['D prednji far golf', 'desni predni far golf'],
  ['far prednji D golf', 'far predni desni golf'],
  ['corsa d far', 'corsa d far'],
  ['far corsa d', 'far corsa d'],
  ['turbina 105ps', 'turbina 105ks'],
  ['<b>far</b> golf<br/>5', 'far golf 5'],
  ['<b>x', 'x'],
  ['krovna kutija schwarz', 'krovna kutija crni'],
  ['far ba golf 5', 'far golf 5'],
  ['far golf onaj, molim te, 5', 'far golf 5'],
  ['far golf golf 5', 'far golf 5'],
  ['far golf 5 05 05', 'far golf 5 05 05'],
  ['far golf 5 do 100 km far golf 5 do 100 km', 'far golf 5'],
  ['akumulator 680 A (EN)', 'akumulator 680 a'],
  ['jel ima far', 'ima far'],
  ['јел има код вас фар', 'ima far'],
])('%s is read as %s', (text, read) => expect(texts(text)).toBe(read));

test.each([
  ['poydrav, far ya golf', 'pozdrav far za golf'],
  ['branik bey rupa', 'branik bez rupa'],
  ['yadnji branik', 'zadni branik'],
  ['ima li shta za golf', 'ima li sta za golf'],
  ['chetiri felge', 'cetiri felge'],
  ['golf shestica far', 'golf sestica far'],
  ['toyota yaris far', 'toyota yaris far'],
  ['far cady', 'far cady'],
  ['brake shoes', 'brake shoes'],
])('typed on another keyboard, %s is %s', (text, read) => expect(texts(text)).toBe(read));

test.each([
  'far left golf',
  'golf far links',
  'far SZS golf',
  'branik hinten',
  'vorne branik',
  'rehts far',
  'vänster far',
  'far sinistro',
  'fanale posteriore',
  'sprednji žaromet golf',
])('%s names a place', (text) =>
  expect(analyseQuery(text).words.filter((word) => placeOf(word.text))).toHaveLength(1),
);
