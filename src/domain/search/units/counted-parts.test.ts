import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const asked = (text: string) => planOf(text).units.map(({ exact }) => exact);

test.each([
  ['jedna zimska guma golf ', 'zimska guma golf '],
  ['četiri alu felge golf ', 'alu felge golf '],
  ['dvije zimske gume golf ', 'zimske gume golf '],
  ['4 aluminijske felge golf ', 'aluminijske felge golf '],
  ['alu felge 4 kom', 'alu felge '],
  ['jedan agm akumulator ', 'agm akumulator '],
  ['treba mi jedan dpf ', 'dpf '],
])('%s asks for what %s asks for', (text, same) => expect(asked(text)).toEqual(asked(same)));

test.each([
  ['vrata golf troja ', ['vrata']],
  ['troja vrata golf ', ['vrata']],
  ['retrovizor golf petoro vrata ', ['retrovizor']],
])('%s asks for %j: the number of doors says which car it is', (text, parts) =>
  expect(planOf(text).units.flatMap(({ partName }) => partName ?? [])).toEqual(parts),
);
