import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type ShopSettings } from '#src/domain/shop/shop.ts';
import { fieldValue } from '#src/strings/admin/history.ts';
import { numberField } from './setting-fields.tsx';
import { settingsGroups } from './settings-groups.tsx';

test('the owner can change every setting, each in one form', () => {
  const inForms = settingsGroups.flatMap(({ fields }) => Object.keys(fields));
  expect(inForms.sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
});

const ROW = { ...DEFAULT_SETTINGS, id: 1, version: 1 } as const;
const changed = (value: unknown) => {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string'
    ? `${value}1`
    : [{ from: '2026-12-25', to: '2026-12-25', reason: 'Božić' }];
};

test('the overview of each form shows every setting that the form changes', () => {
  const unseen = settingsGroups.flatMap(({ fields, summary }) =>
    (Object.keys(fields) as (keyof ShopSettings)[]).filter((name) => {
      const value = name === 'openingHours' ? ROW.openingHours.map(() => null) : changed(ROW[name]);
      return summary({ ...ROW, [name]: value }).join() === summary(ROW).join();
    }),
  );
  expect(unseen).toEqual([]);
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
  expect(figures?.summary({ ...ROW, clients: 5000 }).join()).toContain('5.000');
});

const phones = settingsGroups
  .flatMap(({ fields }) => Object.entries(fields))
  .filter(([, { input }]) => input?.type === 'tel');

test.each(phones)('two windows and the history show %s as the shop does', (name, field) => {
  expect(fieldValue(name, '+38763123456')).toBe('+387 63 123 456');
  const read = (typed: string) => field.read?.(typed);
  expect(read('+38763123456')).toBe('+387 63 123 456');
  expect(read('063/123-456')).toBe('+387 63 123 456');
  expect(read('12')).toBe('12');
});
