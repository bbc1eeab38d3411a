import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyProduct } from '#src/domain/admin/product-form.ts';
import type { KeptForm } from './kept-forms.ts';

type Answer = (name: string) => Response | Promise<Response>;

/** A panel whose calls get these answers; the device keeps submitted forms of products with these names. */
async function aPanel(names: readonly string[], answer: Answer) {
  const data = new Map([['adminToken', 'token']]);
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => data.get(key) ?? null,
        setItem: (key: string, value: string) => data.set(key, value),
        removeItem: (key: string) => data.delete(key),
      },
      {
        ownKeys: () => [...data.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) =>
    Promise.resolve(answer((JSON.parse(body) as { name: string }).name)),
  );
  const forms = await import('./kept-forms.ts');
  const { $session } = await import('./session.ts');
  const { sendKept } = await import('./send-kept.ts');
  for (const [place, name] of names.entries()) {
    const { fields } = emptyProduct(undefined, name);
    const at = new Date(Date.UTC(2026, 0, 31 - place)).toISOString();
    const kept: KeptForm = {
      id: forms.newFormId('novi'),
      formName: 'novi',
      form: { fields, images: [] },
      key: name,
      at,
    };
    forms.keepForm({ ...kept, isSubmitted: true });
  }
  $session.set({ state: 'in' });
  const left = () => forms.$keptForms.get().map(({ form, refusal }) => [nameOf(form), refusal]);
  return { ...forms, sendKept, left };
}

const nameOf = (form: unknown) => (form as ReturnType<typeof emptyProduct>).fields.name;
const saved = (name: string) => Response.json({ product: { id: 7, name, status: 'draft', version: 1 } });
const refused = () => Response.json({ error: 'Naziv je zauzet.' }, { status: 400 });

beforeEach(() => {
  vi.resetModules();
  // There is no IndexedDB here, and each run says so.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a refused form stays on the device with the reason, until it is opened', async () => {
  const { sendKept, left } = await aPanel(['Far'], refused);
  await sendKept();
  expect(left()).toEqual([['Far', 'Naziv je zauzet.']]);
});

test('a form that is discarded while it is being sent does not come back with the refusal', async () => {
  const panel = await aPanel(['Far'], () => {
    for (const { id } of panel.$keptForms.get()) panel.deleteKeptForm(id);
    return refused();
  });
  await panel.sendKept();
  expect(panel.left()).toEqual([]);
});

test('a form on which the server fails does not keep the others on the device', async () => {
  vi.useFakeTimers();
  const fails = () => Response.json({ code: 'internal' }, { status: 500 });
  const { sendKept, left } = await aPanel(['Far', 'Branik', 'Maska'], (name) =>
    name === 'Far' ? fails() : saved(name),
  );
  await sendKept();
  expect(left()).toEqual([['Far', undefined]]);
});

test('without a network the forms are not tried one after the other', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const { sendKept, left } = await aPanel(['Far', 'Branik'], (name) => {
    asked.push(name);
    return Promise.reject(new TypeError('no network'));
  });
  await sendKept();
  expect(asked).toEqual(['Far']);
  expect(left()).toHaveLength(2);
});
