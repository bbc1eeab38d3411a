import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('a form that another tab has open is looked for once every two seconds, whatever that tab keeps', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', stored({}));
  vi.stubGlobal('sessionStorage', stored({}));
  const query = vi.fn(() => Promise.resolve({ held: [{ name: `${PREFIX}novi~a#open` }] }));
  vi.stubGlobal('navigator', { locks: { query } });
  vi.resetModules();
  const { $heldForms } = await import('./kept-forms.ts');
  for (let nth = 0; nth < 5; nth++) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: `${PREFIX}novi~a` }));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect($heldForms.get()).toEqual([`${PREFIX}novi~a`]);
  query.mockClear();
  await vi.advanceTimersByTimeAsync(2000);
  expect(query).toHaveBeenCalledTimes(1);
});
