import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultParts, legalValues } from '#src/strings/legal.ts';
import { privacyPage } from '#src/strings/legal-privacy.ts';
import { returnsPage } from '#src/strings/legal-returns.ts';
import { termsPage } from '#src/strings/legal-terms.ts';
import { fillLegalParts, readLegalText, unknownPlaceholders, writeLegalText } from './legal-text.ts';

const withoutIds = (parts: ReturnType<typeof readLegalText>) =>
  parts.map(({ heading, blocks }) => ({ heading, blocks }));

describe.each([termsPage, privacyPage, returnsPage])('$path', (page) => {
  const parts = defaultParts(page);

  test('written as text and read again, it says the same', () => {
    expect(withoutIds(readLegalText(writeLegalText(parts)))).toEqual(withoutIds(parts));
  });

  test('names no value that the shop does not have', () => {
    expect(unknownPlaceholders(writeLegalText(parts), Object.keys(legalValues()))).toEqual([]);
  });
});

test.each([
  ['[dugme za brisanje podataka]', 'forget'],
  ['[Dugme za obrazac o odustanku]', 'withdrawal'],
])('a line %s stands for a button', (line, button) => {
  expect(readLegalText(`# Pravila\n\n${line}`)[0]?.blocks).toEqual([{ kind: 'button', button }]);
});

test('reads headings, lists and paragraphs, and gives every part its own address', () => {
  expect(readLegalText('izgubljeno\n# 1. Uslovi\nPrvi\nred.\n\nDrugi.\n- a\n- b\nTreći.\n# Uslovi')).toEqual([
    {
      id: 'uslovi',
      heading: '1. Uslovi',
      blocks: [
        { kind: 'paragraph', text: 'Prvi red.' },
        { kind: 'paragraph', text: 'Drugi.' },
        { kind: 'list', items: ['a', 'b'] },
        { kind: 'paragraph', text: 'Treći.' },
      ],
    },
    { id: 'uslovi-2', heading: 'Uslovi', blocks: [] },
  ]);
});

test('a mark without words shows nothing, and does not turn the line below into a heading or an item', () => {
  const text = '# Uslovi\n-\nPrvi.\n\n#\nDrugi.\n- a\n*\n- b';
  const blocks = [
    { kind: 'paragraph', text: 'Prvi.' },
    { kind: 'paragraph', text: 'Drugi.' },
    { kind: 'list', items: ['a'] },
    { kind: 'list', items: ['b'] },
  ];
  expect(withoutIds(readLegalText(text))).toEqual([{ heading: 'Uslovi', blocks }]);
});

test('the shop’s values replace their placeholders; a line about a value that is not given is left out', () => {
  const parts = readLegalText(
    '# Rok {dana} dana\n\nZovite {telefon}.\n\n- ID: {id-broj}\n- Mjesto: {mjesto}',
  );
  const values = { dana: '14', telefon: '+387 39', 'id-broj': '', mjesto: 'Grude' };
  expect(fillLegalParts(parts, values)).toMatchObject([
    {
      heading: 'Rok 14 dana',
      blocks: [
        { kind: 'paragraph', text: 'Zovite +387 39.' },
        { kind: 'list', items: ['Mjesto: Grude'] },
      ],
    },
  ]);
});

test('whatever is typed is read as text and never fails, and no two parts share an address', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('# Uslovi', '# Uslovi 2', '# 2. Uslovi', '#', '-'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const parts = readLegalText(['# A', ...lines].join('\n'));
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      expect(withoutIds(readLegalText(writeLegalText(parts)))).toEqual(withoutIds(parts));
    }),
  );
});
