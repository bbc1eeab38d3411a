import { expect, test } from 'vitest';
import { NEW_CARD } from '../../../tests/setup/new-product.ts';
import { countChoices, NO_COUNTS } from './choice-counts.ts';
import { NO_FILTERS } from './filters.ts';
import { modelOptions, offeredFields } from './panel-options.ts';
import { pendingFilters } from './pending-filters.ts';

const a4 = { name: 'A4', slug: 'a4' };
const audi = { name: 'Audi', slug: 'audi', models: [a4] };
const chosen = (manufacturer: string | null, model: string | null = null) =>
  pendingFilters({ ...NO_FILTERS, manufacturer, model });

test.each([
  ['waits for the manufacturer', chosen(null), [audi], {}, 'manufacturer first', []],
  ['offers the models of the manufacturer', chosen('audi'), [audi], {}, 'ready', [a4]],
  ['offers none of an unknown manufacturer', chosen('yugo'), [audi], {}, 'ready', []],
  ['is loading', chosen('audi'), undefined, {}, 'loading', []],
  ['has failed to load', chosen('audi'), undefined, { hasFailed: true }, 'failed', []],
  ['keeps the chosen model meanwhile', chosen('audi', 'a4'), undefined, { known: [a4] }, 'ready', [a4]],
] as const)('the field of models %s', (_, pending, models, before, state, options) => {
  expect(modelOptions(pending, models, before)).toEqual({ state, options });
});

test('a field is offered when a part of the list has any value for it', () => {
  expect(offeredFields(countChoices([{ ...NEW_CARD, condition: 'used' }]))).toEqual(['condition']);
  expect(offeredFields(NO_COUNTS)).toEqual([]);
});
