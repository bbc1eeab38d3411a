import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../../tests/setup/search-index.ts';
import { didYouMean } from '../did-you-mean.ts';

const generation = (text: string) => {
  const found = planOf(text).vehicle;
  return found && `${found.model?.name} ${found.generation?.name}`;
};

test.each(['gof 4 far ', 'gol 4 far ', 'far glf 4'])('%s is for a Golf IV', (text) =>
  expect(generation(text)).toBe('Golf IV'),
);

test('the name is offered as a correction', () =>
  expect(didYouMean(planOf('gof 4 far '), index.entities)).toBe('golf 4 far'));

test.each(['gof far ', 'gof 2 far ', 'kof 4 far ', 'god 4 far ', 'gof 17 far '])('%s names no car', (text) =>
  expect(generation(text)).toBeUndefined(),
);
