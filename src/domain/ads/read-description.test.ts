import { expect, test } from 'vitest';
import { descriptionLines } from './read-description.ts';

test.each([
  ['&scaron;ifra &Scaron;', 'šifra Š'],
  ['&#353;ifra', 'šifra'],
  ['&#x161;ifra &#X0160;', 'šifra Š'],
  ['far &ndash; lijevi &amp; desni', 'far – lijevi & desni'],
  // An escaped ampersand begins no other escape.
  ['&amp;#39; &amp;lt; &constructor;', '&#39; &lt; &constructor;'],
  ['far &#x110000;', 'far \uFFFD'],
])('the escapes in the HTML of a description are read as characters: %s', (html, text) =>
  expect(descriptionLines(html)).toEqual([text]),
);
