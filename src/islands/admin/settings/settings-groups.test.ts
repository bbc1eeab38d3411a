import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/domain/shop/shop.ts';
import { settingsGroups } from './settings-groups.tsx';

test('the owner can change every setting, each in one form', () => {
  const inForms = settingsGroups.flatMap(({ fields }) => Object.keys(fields));
  expect(inForms.sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
});
