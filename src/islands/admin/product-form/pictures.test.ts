import { expect, test } from 'vitest';
import {
  changePictures,
  type FormPicture,
  imagesOf,
  mainPicture,
  pictureOf,
  pictureRoom,
} from './pictures.ts';

const image = (hash: string) => ({ hash, width: 4, height: 3, url: `/slike/${hash}/640.webp` });
const three = ['a', 'b', 'c'].map((hash) => pictureOf(image(hash)));
const order = (pictures: readonly FormPicture[]) => pictures.map(({ key }) => key).join('');

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['gone', 0, 'abc'],
])('picture %s moves to place %i', (key, to, expected) => {
  expect(order(changePictures(three, { do: 'move', key, to }))).toBe(expected);
});

test.each(['a', 'b', 'c'])('the removed picture %s is put back at its place, once', (key) => {
  const at = three.findIndex((one) => one.key === key);
  const picture = three[at]!;
  const rest = changePictures(three, { do: 'remove', key });
  const again = changePictures(rest, { do: 'restore', picture, at });
  expect(order(again)).toBe('abc');
  expect(mainPicture(again)).toBe(three[0]);
  expect(order(changePictures(again, { do: 'restore', picture, at }))).toBe('abc');
});

test('a removed picture that was added again meanwhile is not put back beside itself', () => {
  const added = { ...pictureOf(image('b')), key: 'new' };
  const now = [...changePictures(three, { do: 'remove', key: 'b' }), added];
  expect(imagesOf(changePictures(now, { do: 'restore', picture: three[1]!, at: 1 }))).toHaveLength(3);
});

test('a removed picture is not put back where ten others are by now', () => {
  const ten = Array.from({ length: 10 }, (_, i) => pictureOf(image(String(i))));
  const removed = pictureOf(image('removed'));
  expect(changePictures(ten, { do: 'restore', picture: removed, at: 0 })).toEqual(ten);
});

test('refuses an eleventh picture', () => {
  const many = Array.from({ length: 12 }, (_, i) => pictureOf(image(String(i))));
  expect(changePictures([], { do: 'add', pictures: many })).toHaveLength(10);
});

test('files that cannot be used take no place of the ten, and none of them is the main picture', () => {
  const broken = ['x', 'y'].map((key): FormPicture => ({
    key,
    phase: 'failed',
    preview: '',
    progress: 0,
    isUnusable: true,
  }));
  const many = Array.from({ length: 12 }, (_, i) => pictureOf(image(String(i))));
  const eight = [...broken, ...many.slice(0, 8)];
  expect(pictureRoom(eight)).toBe(2);
  const full = changePictures(eight, { do: 'add', pictures: [...many.slice(8), ...broken] });
  expect(imagesOf(full)).toHaveLength(10);
  expect(pictureRoom(full)).toBe(0);
  expect(mainPicture(full)).toBe(many[0]);
});

test('the same photograph added twice stays one picture', () => {
  const waiting: FormPicture = { key: 'new', phase: 'uploading', preview: 'blob:', progress: 1 };
  const after = changePictures([...three, waiting], {
    do: 'update',
    key: 'new',
    with: { image: image('b'), phase: 'ready' },
  });
  expect(order(after)).toBe('abc');
  expect(imagesOf(after)).toEqual(['a', 'b', 'c'].map(image));
});

test('a picture that waits to be sent keeps its place in the kept form, one that cannot be used does not', () => {
  const waiting: FormPicture = {
    key: 'new',
    phase: 'offline',
    preview: 'blob:',
    progress: 0,
    name: 'IMG_1.jpg',
  };
  const drawing: FormPicture = {
    key: 'svg',
    phase: 'failed',
    preview: 'blob:',
    progress: 0,
    isUnusable: true,
  };
  const kept = imagesOf([...three.slice(0, 1), waiting, drawing, ...three.slice(1)]);
  expect(kept).toEqual([image('a'), { waiting: 'new', name: 'IMG_1.jpg' }, image('b'), image('c')]);
  expect(order(kept.map(pictureOf))).toBe('anewbc');
});
