import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/domain/shop/shop.ts';
import { numberField } from './setting-fields.tsx';
import { settingsGroups } from './settings-groups.tsx';

test('the owner can change every setting, each in one form', () => {
  const inForms = settingsGroups.flatMap(({ fields }) => Object.keys(fields));
  expect(inForms.sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
});

test('no form of the settings names a page by its address', () => {
  expect(settingsGroups.filter(({ shown }) => shown.includes('/'))).toEqual([]);
});

test.each([
  ['5000', 5000],
  [' 5000 ', 5000],
  ['5.000', 5000],
  ['1 200 000', 1_200_000],
  ['5.00', null],
  ['1,5', null],
  ['-5', null],
  ['', null],
])('a number of the settings typed as %j is sent as %j', (typed, sent) => {
  expect(numberField('clients').toSend?.(typed)).toBe(sent);
});

test('the overview of the settings has a dot between thousands, as the shop shows them', () => {
  const figures = settingsGroups.find(({ fields }) => 'clients' in fields);
  const row = { ...DEFAULT_SETTINGS, clients: 5000 } as Parameters<
    (typeof settingsGroups)[number]['summary']
  >[0];
  expect(figures?.summary(row).join()).toContain('5.000');
});

test.each(['phone', 'whatsapp', 'viber'] as const)('two windows compare %s as the shop shows it', (name) => {
  const field = settingsGroups.find(({ fields }) => name in fields)?.fields[name];
  const read = (typed: string) => field?.read?.(typed);
  expect(read('+38763123456')).toBe('+387 63 123 456');
  expect(read('063/123-456')).toBe('+387 63 123 456');
  expect(read('12')).toBe('12');
});
