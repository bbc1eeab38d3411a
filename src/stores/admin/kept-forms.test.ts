import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const PREFIX = 'premium-parts-admin-draft-';
const stored = (values: Record<string, object>): object => {
  const kept = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [PREFIX + name, JSON.stringify(value)]),
  );
  return Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      removeItem: () => undefined,
    },
    Object.getOwnPropertyDescriptors(kept),
  ) as object;
};

test('a form that does not say when it was kept comes last and hides no other', async () => {
  vi.stubGlobal(
    'localStorage',
    stored({
      'novi~a': { form: { name: 'bez vremena' } },
      'novi~b': { form: { name: 'starija' }, at: '2026-01-01T08:00:00.000Z' },
      'novi~c': { form: { name: 'pogrešno vrijeme' }, at: 'jučer' },
      'novi~d': { form: { name: 'novija' }, at: '2026-02-01T08:00:00.000Z' },
    }),
  );
  const { $keptForms, deleteKeptForm } = await import('./kept-forms.ts');
  deleteKeptForm('');
  expect($keptForms.get().map(({ form, at }) => [(form as { name: string }).name, at])).toEqual([
    ['novija', '2026-02-01T08:00:00.000Z'],
    ['starija', '2026-01-01T08:00:00.000Z'],
    ['bez vremena', ''],
    ['pogrešno vrijeme', ''],
  ]);
});
