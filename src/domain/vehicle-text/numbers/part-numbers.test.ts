import { expect, test } from 'vitest';
import { findPartNumber, partNumberKey, partNumberTerms } from './part-numbers.ts';

test.each(['8K0 941 003 C', '8k0941003c', '8K0-941-003-C', '8K0.941.003.C', ' 8k0 941003C '])(
  '%s is the same part number however it is separated',
  (written) => expect(partNumberKey(written)).toBe('8k0941003c'),
);

test('a number is found from the start of each group, and from its end', () => {
  expect(partNumberTerms(['8K0 941 003 C'])).toEqual(['#8k0941003c', '#941003c', '~c3001490k8']);
});

const isKnown = (word: string) => ['far', 'vw', 'golf', 'bmw'].includes(word);

test.each([
  ['8k0 941 003 c', '8k0941003c'],
  ['far 8k0 941 003 c', '8k0941003c'],
  ['wht 003 856', 'wht003856'],
  ['a 000 123 45 67', 'a0001234567'],
  ['13429449', '13429449'],
  ['golf 5', undefined],
  ['bmw 320', undefined],
  ['', undefined],
])('in "%s" the part number is %s', (text, key) => {
  expect(findPartNumber(text.split(' '), isKnown)?.key).toBe(key);
});
