import { expect, test } from 'vitest';
import { descriptionLines, descriptionText } from './read-description.ts';

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

test.each([
  ['one line', 'Far', 'Far'],
  [
    'plain text',
    '\n Far  lijevi\n\n\nIspravan\r\nBez ogrebotina\n',
    'Far lijevi\n\nIspravan\nBez ogrebotina',
  ],
  ['paragraphs', '<p>Far</p>\n<p>Ispravan</p><p>&nbsp;</p><p>Golf 5</p>', 'Far\n\nIspravan\n\nGolf 5'],
  ['a list', '<ul>\n<li>Far</li>\n<li>Golf 5</li>\n</ul>', 'Far\nGolf 5'],
  ['line breaks', 'Far<br />\r\nlijevi<br><br>Golf 5', 'Far\nlijevi\n\nGolf 5'],
  ['nothing', '<p> </p>', ''],
])('the text of a description has its lines, and one empty line between paragraphs: %s', (_, html, text) =>
  expect(descriptionText(html)).toBe(text),
);

test('the text of a description has every line, while vehicles are read in the first ones', () => {
  const lines = Array.from({ length: 45 }, (_, n) => `Stavka ${n + 1}`);
  expect(descriptionText(lines.join('<br>'))).toBe(lines.join('\n'));
});
