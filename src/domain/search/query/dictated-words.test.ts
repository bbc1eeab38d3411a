import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const texts = (text: string) =>
  planOf(`${text} `)
    .words.map((word) => word.text)
    .join(' ');

test.each([
  ['alternator devetnest tedei', 'alternator 19 tdi'],
  ['turbina jedan devet tedei', 'turbina 1.9 tdi'],
  ['golf dva nula te de i turbina', 'golf 2.0 tdi turbina'],
  ['turbina jedan zarez devet tedeija', 'turbina 1.9 tdi'],
  ['audi a4 dvojka tedei turbina', 'audi a4 2.0 tdi turbina'],
  ['turbina dvojka tdi', 'turbina 2.0 tdi'],
  ['turbina šesnaest hadei', 'turbina 16 hdi'],
  ['turbina jedan sedam cedetei', 'turbina 1.7 cdti'],
  ['turbina jedan pet decei', 'turbina 1.5 dci'],
  ['turbina jedan četiri tesei', 'turbina 1.4 tsi'],
  ['turbina dva nula te ef es i', 'turbina 2.0 tfsi'],
  ['alternator jedanest hadei', 'alternator 11 hdi'],
  ['mjenjač škoda jedan devet', 'menac skoda 1.9'],
  ['mjenjač šest brzina', 'menac 6 brzina'],
  ['audi b osam far', 'audi b 8 far'],
  ['es max retrovizor', 's max retrovizor'],
  ['petostepeni mjenjač', '5 brzina menac'],
  ['mjenjač 6 brzna', 'menac 6 brzina'],
  ['alternator 120 ampra', 'alternator 120 a'],
  ['mjenjač 6 gang', 'menac 6 brzina'],
  ['mjenjač 5 stepeni prenosa', 'menac 5 brzina'],
  ['mjenjač sa 6 stepena prijenosa', 'menac sa 6 brzina'],
  ['alternator devedeset konja', 'alternator 90 ks'],
  ['turbina tdi sto pet konja', 'turbina tdi 105 ks'],
  ['alternator sto deset konja', 'alternator 110 ks'],
  ['pasat be šest far', 'pasat b 6 far'],
  ['bmw e devedeset far', 'bmw e 90 far'],
  ['bmw ef trideset far', 'bmw f 30 far'],
  ['mercedes ve dvjesto četiri far', 'mercedes w204 far'],
  ['opel astra ha far', 'opel astra h far'],
  ['korsa ce far', 'korsa c far'],
  [
    'dobar dan zanima me da li imate možda mjenjač za škodu oktaviju jedan devet tedei',
    'dobar dan zanima me da li imate mozda menac za skodu oktaviju 1.9 tdi',
  ],
  ['mercedes ce klasa far', 'mercedes c klasa far'],
])('%s is read as %s', (text, expected) => expect(texts(text)).toBe(expected));

test.each([
  'golf cetvorka tdi far',
  'golf dvojka dizel far',
  'audi a tri far',
  'dva fara',
  'golf pet pet vrata',
  'golf devedeset',
  'far golf edan',
  'de imate far',
  'sto dva fara',
  'far be',
])('%s is read as it is', (text) => expect(texts(text)).toBe(text));
