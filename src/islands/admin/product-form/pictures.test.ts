import { expect, test } from 'vitest';
import { changePictures, type FormPicture, imagesOf, readyPicture } from './pictures.ts';

const image = (hash: string) => ({ hash, width: 4, height: 3, url: `/slike/${hash}/640.webp` });
const three = ['a', 'b', 'c'].map((hash) => readyPicture(image(hash)));
const order = (pictures: readonly FormPicture[]) => pictures.map(({ key }) => key).join('');

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['gone', 0, 'abc'],
])('picture %s moves to place %i', (key, to, expected) => {
  expect(order(changePictures(three, { do: 'move', key, to }))).toBe(expected);
});

test('an eleventh picture does not fit', () => {
  const many = Array.from({ length: 12 }, (_, i) => readyPicture(image(String(i))));
  expect(changePictures([], { do: 'add', pictures: many })).toHaveLength(10);
});

test('the same photograph added twice stays one picture', () => {
  const waiting: FormPicture = { key: 'new', phase: 'uploading', preview: 'blob:', share: 1 };
  const after = changePictures([...three, waiting], {
    do: 'update',
    key: 'new',
    with: { image: image('b'), phase: 'ready' },
  });
  expect(order(after)).toBe('abc');
  expect(imagesOf(after).map(({ hash }) => hash)).toEqual(['a', 'b', 'c']);
});
