import { expect, test } from 'vitest';
import { planOf, sampleIndex as index } from '../../../tests/setup/search-index.ts';
import { didYouMean } from './did-you-mean.ts';

test.each([
  ['alanser golf ', 'anlaser golf'],
  ['kuplnug golf ', 'kuplung golf'],
  ['lamda sonda golf ', 'lambda sonda golf'],
  ['аланзер Предњи голф ', 'anlaser prednji golf'],
])('for %s the right spelling is offered: %s', (text, expected) =>
  expect(didYouMean(planOf(text), index.entities)).toBe(expected),
);

test.each(['grill golf ', 'alternator golf ', 'štosstanga golf ', 'заден браник голф ', 'десен фар голф '])(
  '%s is right as it is',
  (text) => expect(didYouMean(planOf(text), index.entities)).toBeUndefined(),
);

test('a part of the name of the vehicle is right: `rav 4`', () => {
  const plan = planOf('rav 4 far ');
  Object.assign(plan.words[0] ?? {}, { similar: [{ word: 'rav4', distance: 1 }] });
  expect(didYouMean(plan, index.entities)).toBeUndefined();
});
