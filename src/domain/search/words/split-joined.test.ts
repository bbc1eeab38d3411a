import { expect, test } from 'vitest';
import { sampleIndex as index } from '../../../../tests/setup/search-index.ts';
import { analyseQuery } from '../query/analyse-query.ts';
import { splitJoined } from './split-joined.ts';
import { makeVocabulary } from './vocabulary.ts';

const pieces = (text: string): string =>
  splitJoined(analyseQuery(text).words, index)
    .map((word) => word.text)
    .join(' ');

test.each([
  ['golf6', 'golf 6'],
  ['golf5far', 'golf 5 far'],
  ['a4b8alternator', 'a4 b8 alternator'],
  ['octavia2retrovizor', 'octavia 2 retrovizor'],
  ['lijevifar', 'levi far'],
  ['farlijevi', 'far levi'],
  ['stopkalijeva', 'stopka leva'],
  ['akumulator70ah', 'akumulator 70 ah'],
  ['krovnakutija420l', 'krovna kutija 420 l'],
  ['branikzadnji', 'branik zadni'],
  ['audib8far', 'audi b8 far'],
  ['bmwe46', 'bmw e46'],
  ['mercedesw204 far', 'mercedes w204 far'],
  ['branikaudia4', 'branik audi a4'],
  ['audia4', 'audi a4'],
  ['vwgolf', 'vw golf'],
  ['vwgolf5far', 'vw golf 5 far'],
  ['golf5farlijevi', 'golf 5 far levi'],
  ['farzagolf5', 'far za golf 5'],
  ['imatelifarzagolf5', 'imate li far za golf 5'],
  ['kolikokostaalternatorzagolf4', 'koliko kosta alternator za golf 4'],
  ['trebamialternatorzagolf5', 'treba mi alternator za golf 5'],
  ['zafar', 'zafar'],
  ['dalinafta', 'dalinafta'],
  ['alternator1.9tdi', 'alternator 1.9 tdi'],
  ['alternator2,0', 'alternator 2.0'],
  ['alternator19tdibkc', 'alternator 19 tdi bkc'],
  ['d2s', 'd2s'],
  ['v6', 'v6'],
  ['akumulator 12v', 'akumulator 12 v'],
  ['5w30', '5w30'],
  ['6pk', 'pk 6pk'],
  ['astrah', 'astra h'],
  ['astrahfar', 'astra h far'],
  ['farastrah', 'far astra h'],
  ['w204stopsvjetlo', 'w204 stop svetlo'],
  ['retrovizori', 'retrovizori'],
  ['1k0941003', '1k0941003'],
  ['krastavac', 'krastavac'],
  ['intkuler', 'intkuler'],
  ['alternator zagolf', 'alternator za golf'],
  ['far saretrovizorom', 'far sa retrovizorom'],
  ['zanimakoliko fara', 'zanima koliko fara'],
  ['kolkokosta far', 'kolko kosta far'],
  ['far nexenon', 'far ne xenon'],
  ['far golf 5ne', 'far golf 5 ne'],
  ['gollf2005', 'gollf 2005'],
  ['octtavia2', 'octtavia 2'],
  ['xyqz2', 'xyqz2'],
  ['branikvoctavia', 'branik octavia'],
  ['retrovizormgolf', 'retrovizor golf'],
  ['zabgolf', 'za golf'],
  ['krabvast', 'krabvast'],
  ['korola', 'korola'],
  ['bkd', 'bkd'],
  ['optibelt', 'optibelt'],
])('%s is read as %s', (text, expected) => expect(pieces(text)).toBe(expected));

test.each([
  ['akumulator 12v', 'akumulator 12 v'],
  ['corsa 1.0 12v', 'corsa 1.0 12v'],
  ['golf 16v', 'golf 16v'],
])('where engines have twelve valves, %s is read as %s', (text, expected) => {
  const isKnown = (word: string) => ['12v', '16v'].includes(word) || index.vocabulary.isKnown(word);
  const words = splitJoined(analyseQuery(text).words, {
    ...index,
    vocabulary: { ...index.vocabulary, isKnown },
  });
  expect(words.map((word) => word.text).join(' ')).toBe(expected);
});

test.each(['plocicee', 'kocnione'])('%s is one mistyped part, whatever its halves name', (text) => {
  const named = { ...index, vocabulary: makeVocabulary([], ['cee', 'one', 'ploci']) };
  expect(splitJoined(analyseQuery(`${text} golf`).words, named)).toHaveLength(2);
});
