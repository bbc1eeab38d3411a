import { expect, test } from 'vitest';
import { NEW_PRODUCT } from '../admin/product-state.ts';
import { FITMENTS_PER_PRODUCT, IMAGES_PER_PRODUCT, PART_NUMBERS_PER_PRODUCT } from '../limits/catalogue.ts';
import { mergeStates } from './merge-states.ts';

const fitment = (modelId: number) => ({ manufacturerId: 1, modelId, yearFrom: 2004, yearTo: 2008 });

test('pictures, part numbers and vehicles of all come together once each, its own first', () => {
  const of = (...names: string[]) => ({ ...NEW_PRODUCT, images: names, partNumbers: names });
  const [keep, other] = [
    { ...of('a', 'b'), fitments: [fitment(1)] },
    { ...of('c', 'a'), fitments: [fitment(2), fitment(1)] },
  ];
  expect(mergeStates(keep, [other])).toMatchObject({
    ...of('a', 'b', 'c'),
    fitments: [fitment(1), fitment(2)],
  });
});

test('more than a product may have is left out', () => {
  const many = Array.from({ length: 500 }, (_, i) => `${i}`);
  const other = { ...NEW_PRODUCT, images: many, partNumbers: many, fitments: many.map((_, i) => fitment(i)) };
  const { images, partNumbers, fitments } = mergeStates(NEW_PRODUCT, [other]);
  expect([images.length, partNumbers.length, fitments.length]).toEqual([
    IMAGES_PER_PRODUCT,
    PART_NUMBERS_PER_PRODUCT,
    FITMENTS_PER_PRODUCT,
  ]);
});
