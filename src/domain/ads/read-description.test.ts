import { expect, test } from 'vitest';
import { descriptionLines } from './read-description.ts';

test.each([
  ['&scaron;ifra &Scaron;', 'šifra Š'],
  ['&#353;ifra', 'šifra'],
  ['&#x161;ifra &#X0160;', 'šifra Š'],
  ['far &ndash; lijevi &amp; desni', 'far – lijevi & desni'],
  [
    '&bull; ko&ccaron;nice &Zcaron;/&dstrok; &hellip; &euro;50 &bdquo;novo&ldquo; 1&frac12;',
    '• kočnice Ž/đ … €50 „novo“ 1½',
  ],
  // An escaped ampersand begins no other escape.
  ['&amp;#39; &amp;lt; &constructor;', '&#39; &lt; &constructor;'],
  ['far &#x110000;', 'far \uFFFD'],
])('the escapes in the HTML of a description are read as characters: %s', (html, text) =>
  expect(descriptionLines(html)).toEqual([text]),
);

test('every row of a table is a line of its own', () =>
  expect(
    descriptionLines('<table><tr><td>Far</td><td>lijevi</td></tr><tr><td>Golf 5</td></tr></table>'),
  ).toEqual(['Far lijevi', 'Golf 5']));
