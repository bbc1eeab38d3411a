import { expect, test } from 'vitest';
import { plainChanges } from '#src/domain/admin/describe-changes.ts';
import { fieldLabel } from '../product-fields.ts';
import { entryFieldLabel } from './dictionary-screens.ts';
import { editName, fieldName, fieldValue } from './history.ts';
import { settingLabel } from './settings.ts';

test.each([
  ['reservedUntil', '2026-11-30', '30. 11. 2026.'],
  ['soldOn', '2026-01-05', '5. 1. 2026.'],
  ['availability', 'reserved', 'Rezervisano'],
  ['pinned', 'true', 'da'],
  ['name', '2026-11-30', '2026-11-30'],
  ['viber', '+38763123456', '+387 63 123 456'],
])('the history shows %s %s as %s', (field, value, shown) => {
  expect(fieldValue(field, value)).toBe(shown);
});

test('an edit is named by its days as people write them', () => {
  expect(editName([{ field: 'reservedUntil', before: null, after: '2026-11-30' }])).toBe(
    'Rezervisano do: prazno → 30. 11. 2026.',
  );
});

test('the history says of a tuning category that its picture has changed, not those of a product', () => {
  const [change] = plainChanges(
    { imageHash: null },
    { imageHash: 'ab12' },
    { manufacturers: new Map(), lost: '' },
  );
  expect(fieldName(change!.field)).toBe('Slika');
  expect(editName([change!])).toBe('Slika');
});

test('fields of a product, a dictionary and the settings share no name with different labels, as the history has one for each', () => {
  const labels = [fieldLabel, entryFieldLabel, settingLabel].flatMap((of) => Object.entries(of));
  const differing = labels.filter(([name, label]) =>
    labels.some(([other, said]) => other === name && said !== label),
  );
  expect(differing).toEqual([]);
});
