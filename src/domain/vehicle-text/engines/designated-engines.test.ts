import { expect, test } from 'vitest';
import { designatedEngineIn } from './designated-engines.ts';
import { wordsOf } from '../language/words.ts';

const engineOf = (text: string, manufacturer: string) => {
  const words = wordsOf(text);
  const found = designatedEngineIn(words, manufacturer);
  if (!found) return undefined;
  const named = words.slice(found.from, found.to).map((word) => word.text);
  return `${named.join(' ')} → ${found.own.map(({ size, fuel }) => size + fuel).join(' ')}`;
};

test.each([
  ['e90 320d filter', '320d → 2.0d 2.0td'],
  ['320 d filter', '320 d → 2.0d 2.0td'],
  ['alternator 530d', '530d → 3.0d 3.0td 2.9d 2.9td'],
  ['118d', '118d → 2.0d 2.0td 1.7d 1.7td'],
  ['525tds', '525tds → 2.5d 2.5td 3.0d 3.0td 2.0d 2.0td'],
  ['320i filter', '320i → 2.0i 2.2i 1.6i'],
  ['318is filter', '318is → 1.8i 1.9i 2.0i 1.5i 1.6i'],
  ['318 is filter', '318 is → 1.8i 1.9i 2.0i 1.5i 1.6i'],
  ['730 ld filter', '730 ld → 3.0d 3.0td 2.9d 2.9td'],
  ['740 li filter', '740 li → 3.0i 4.0i 4.4i'],
  ['x5 30d turbina', '30d → 3.0d 3.0td 2.9d 2.9td'],
  ['x3 xDrive20d filter', 'xdrive20d → 2.0d 2.0td'],
  ['x1 sDrive 18i', '18i → 1.8i 1.9i 2.0i 1.5i 1.6i'],
  ['e90 filter', undefined],
  ['felge 320', undefined],
])('a BMW in %s: %s', (text, expected) => expect(engineOf(text, 'bmw')).toBe(expected));

test.each([
  ['c220 cdi turbina', 'c220 cdi → 220cdi 220d 220td'],
  ['E 220 CDI', 'e 220 cdi → 220cdi 220d 220td'],
  ['c220d', 'c220d → 220cdi 220d 220td'],
  ['gl 320 cdi', 'gl 320 cdi → 320cdi 320d 320td'],
  ['cl500', 'cl500 → '],
  ['e220 alternator', 'e220 → 220cdi 220d 220td'],
  ['c200 kompresor', 'c200 kompresor → '],
  ['c200', 'c200 → '],
  ['E 290 TD dizne', 'e 290 td → 290cdi 290d 290td'],
  ['c250td', 'c250td → 250cdi 250d 250td'],
  ['e 300 dizel', 'e 300 dizel → 300cdi 300d 300td'],
  ['c klasa far', undefined],
])('a Mercedes in %s: %s', (text, expected) => expect(engineOf(text, 'mercedes-benz')).toBe(expected));

test('excludes only engines that the car cannot have where its fuel or litres are not sure', () => {
  const others = (text: string, manufacturer: string) =>
    designatedEngineIn(wordsOf(text), manufacturer)?.others?.map(({ size, fuel }) => size + fuel);
  expect(others('320d', 'bmw')).toBeUndefined();
  expect(others('316i', 'bmw')).toContain('2.0d');
  expect(others('316i', 'bmw')).not.toContain('1.8i');
  expect(others('c200', 'mercedes-benz')).toContain('220cdi');
  expect(others('c200', 'mercedes-benz')).not.toContain('200cdi');
  expect(others('c200 kompresor', 'mercedes-benz')).toContain('200cdi');
});

test('other manufacturers have no such names', () => expect(engineOf('320d', 'volkswagen')).toBeUndefined());

test('a manufacturer with the name of a property of every object has no designations of its own', () =>
  expect(engineOf('320d filter', 'constructor')).toBeUndefined());
