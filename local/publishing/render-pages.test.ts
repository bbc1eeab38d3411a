import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RenderedPath } from './kept-app.ts';
import { type PageHandlers, renderPages, type SecondRenderer, type WantedPage } from './render-pages.ts';

const PAGES = 1000;

const page = (number: number, cacheKey?: string): WantedPage => [
  `marka/${number}`,
  { pathname: `/marka/${number}`, cacheKey } as RenderedPath,
];
const pages = Array.from({ length: PAGES }, (_, number) => page(number, `key ${number}`));
const withoutKeys = Array.from({ length: PAGES }, (_, number) => page(number));

/** A second process that renders every page that it is asked for. */
const second = (own: Partial<SecondRenderer> = {}): SecondRenderer => ({
  pagesAtOnce: 60,
  listed: () => Promise.resolve(),
  render: (pages) =>
    Promise.resolve(new Set(pages.flatMap(([address, cacheKey]) => (cacheKey ? [address] : [])))),
  ...own,
});

const handlers = (own: Partial<PageHandlers> = {}): PageHandlers => ({
  render: async () => {
    await Promise.resolve();
    return Buffer.from('here');
  },
  onRendered: () => undefined,
  newName: () => 'file',
  onWritten: () => undefined,
  ...own,
});

/** What was rendered where, by address; every page once. */
async function rendered(wanted: readonly WantedPage[], other?: SecondRenderer): Promise<Map<string, string>> {
  const where = new Map<string, string>();
  const note = (address: string, place: string) => {
    expect(where.has(address)).toBe(false);
    where.set(address, place);
  };
  const shared = await renderPages(
    wanted,
    handlers({
      onRendered: ([address], content) => note(address, String(content)),
      onWritten: ([address], file) => {
        expect(file).toBe('file');
        note(address, 'there');
      },
    }),
    other,
  );
  expect(where.size).toBe(wanted.length);
  expect(shared).toBe(count(where, 'there'));
  return where;
}

const count = (where: Map<string, string>, place: string) =>
  [...where.values()].filter((value) => value === place).length;

test('without a second process every page is rendered here', async () => {
  expect(count(await rendered(pages), 'here')).toBe(PAGES);
});

test('two processes share the pages, from both ends, and each page is rendered once', async () => {
  const where = await rendered(pages, second());
  expect([where.get('marka/0'), where.get(`marka/${PAGES - 1}`)]).toEqual(['here', 'there']);
});

test('a second process that is ready only after the last page is not waited for', async () => {
  const asked: number[] = [];
  const listing = Promise.withResolvers<undefined>();
  const late = second({
    listed: () => listing.promise,
    render: (keys) => {
      asked.push(keys.length);
      return Promise.resolve(new Set<string>());
    },
  });
  expect(count(await rendered(pages, late), 'here')).toBe(PAGES);
  listing.resolve(undefined);
  await setImmediate();
  expect(asked).toEqual([]);
});

test.each<[what: string, other: SecondRenderer]>([
  ['it has ended before', second({ listed: () => Promise.reject(new Error('ended')) })],
  ['it ends meanwhile', second({ render: () => Promise.reject(new Error('ended')) })],
  ['its catalogue is another', second({ render: () => Promise.resolve(new Set<string>()) })],
])('what a second process does not render is rendered here: %s', async (_what, other) => {
  expect(count(await rendered(pages, other), 'here')).toBe(PAGES);
});

test('pages without a key, which may show anything, are rendered here', async () => {
  expect(count(await rendered(withoutKeys, second()), 'here')).toBe(PAGES);
});

test('a page that fails here fails the publish, and the second process is asked for nothing more', async () => {
  let asked = 0;
  const other = second({
    render: async () => {
      asked++;
      await setTimeout(5);
      return new Set<string>();
    },
  });
  const render = () => Promise.reject(new Error('a view failed'));
  const failing = renderPages(pages, handlers({ render }), other);
  await expect(failing).rejects.toThrow('a view failed');
  await setTimeout(20);
  expect(asked).toBeLessThan(2);
});

test('a page that cannot be written fails the publish wherever it was rendered', async () => {
  const full = () => {
    throw new Error('ENOSPC');
  };
  await expect(renderPages(pages, handlers({ onRendered: full }))).rejects.toThrow('ENOSPC');
  await expect(renderPages(pages, handlers({ onWritten: full }), second())).rejects.toThrow('ENOSPC');
});
