import { describe, expect, test } from 'vitest';
import { PNG_TEXT_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import { aPackedText, aPng } from '../../../tests/setup/png-files.ts';
import { hasOversizedTexts } from './png-texts.ts';

const half = PNG_TEXT_BYTES_MAX / 2;

describe('the compressed texts of a PNG', () => {
  test.each([
    ['none', [], false],
    ['one of a camera', [aPackedText('zTXt', 20_000)], false],
    ['one that is too large', [aPackedText('zTXt', PNG_TEXT_BYTES_MAX + 1)], true],
    ['an international one that is too large', [aPackedText('iTXt', PNG_TEXT_BYTES_MAX + 1)], true],
    ['a colour profile that is too large', [aPackedText('iCCP', PNG_TEXT_BYTES_MAX + 1)], true],
    ['several that are too large together', Array(3).fill(aPackedText('zTXt', half)), true],
    ['very many that are empty', Array(1000).fill(['zTXt', Buffer.alloc(1)]), true],
    ['plain text', [['tEXt', Buffer.from('Naslov\0far')] as const], false],
    ['what is no compressed text', [['zTXt', Buffer.from('Naslov\0\0far')] as const], false],
    ['a chunk without a keyword', [['zTXt', Buffer.alloc(0)] as const], false],
  ])('%s: %#', (_, chunks, oversized) =>
    expect(hasOversizedTexts(aPng({ side: 8, chunks }))).toBe(oversized),
  );

  test('a file that ends within a chunk is read to its end', () => {
    const png = aPng({ side: 8, chunks: [aPackedText('zTXt', 2000)] });
    for (let end = 0; end <= png.length; end++) expect(hasOversizedTexts(png.subarray(0, end))).toBe(false);
  });
});
