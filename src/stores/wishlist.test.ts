import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'premium-parts-wishlist';
const far = { id: 12, name: 'Far', image: null, rating: 5, compatible_years: ['2008'] };

/** The parts of a browser's window that the stores use: storage and its events. */
function aWindow(stored: string | null, fails = false) {
  const data = new Map<string, string>(stored === null ? [] : [[KEY, stored]]);
  const target = new EventTarget();
  const refuse = () => {
    throw new Error('storage is forbidden');
  };
  vi.stubGlobal('window', target);
  vi.stubGlobal('localStorage', {
    getItem: fails ? refuse : (key: string) => data.get(key) ?? null,
    setItem: fails ? refuse : (key: string, value: string) => data.set(key, value),
  });
  const otherTab = (value: string) => {
    data.set(KEY, value);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  };
  return { stored: () => JSON.parse(data.get(KEY) ?? 'null') as unknown, otherTab };
}

const open = async () => ({ ...(await import('./wishlist.ts')), ...(await import('./wishlist-edits.ts')) });

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(console.warn).mockRestore();
});

test('a product is kept whole, in an array, once', async () => {
  const { stored } = aWindow(null);
  const { addToWishlist } = await open();
  addToWishlist(far);
  addToWishlist({ id: '12', name: 'Drugi far' });
  expect(stored()).toEqual([far]);
});

test('reads the list of an earlier visit, and stores what removing and clearing leave', async () => {
  const { stored } = aWindow(JSON.stringify([far, 44]));
  const { $wishlist, clearWishlist, isWished, removeFromWishlist } = await open();
  expect($wishlist.get().map(({ id }) => id)).toEqual([12, 44]);
  removeFromWishlist('12');
  expect(stored()).toEqual([{ id: 44 }]);
  expect([isWished(12), isWished('44')]).toEqual([false, true]);
  clearWishlist();
  expect(stored()).toEqual([]);
});

test('a restored list keeps what was saved since it was cleared', async () => {
  aWindow(JSON.stringify([far]));
  const { $wishlist, addToWishlist, clearWishlist, restoreWishlist } = await open();
  const before = $wishlist.get();
  clearWishlist();
  addToWishlist({ id: 7 }, { id: 12 });
  restoreWishlist(before);
  expect($wishlist.get()).toEqual([far, { id: 7 }]);
});

test('shows at once what another tab saves', async () => {
  const { otherTab } = aWindow('[12]');
  const { $wishlist } = await open();
  otherTab('[12,44]');
  expect($wishlist.get().map(({ id }) => id)).toEqual([12, 44]);
});

test('without storage the list stays in memory, and the failure is logged', async () => {
  aWindow(null, true);
  const { $wishlist, addToWishlist } = await open();
  addToWishlist(far);
  expect($wishlist.get()).toEqual([far]);
  expect(console.warn).toHaveBeenCalled();
});

test('broken storage counts as an empty list', async () => {
  aWindow('{"items":[');
  expect((await open()).$wishlist.get()).toEqual([]);
});

test('current products replace the stored ones, and the others stay', async () => {
  const { stored } = aWindow('[12,44]');
  const { updateWishlist } = await open();
  updateWishlist([{ ...far, name: 'Novi naziv' }]);
  expect(stored()).toEqual([{ ...far, name: 'Novi naziv' }, { id: 44 }]);
});

test('a merged product is replaced by the one that was kept, once', async () => {
  const { stored } = aWindow('[12,44,7]');
  const { updateWishlist } = await open();
  updateWishlist([{ id: 7, name: 'Far', replaces: [12] }]);
  expect(stored()).toEqual([{ id: 7, name: 'Far' }, { id: 44 }]);
});

test('a product that was removed goes back to its place, whatever was removed or added since', async () => {
  aWindow(JSON.stringify([1, 2, 3]));
  const { $wishlist, addToWishlist, removeFromWishlist, returnToWishlist } = await open();
  const ids = () => $wishlist.get().map(({ id }) => id);
  const all = $wishlist.get();
  removeFromWishlist(1);
  const two = $wishlist.get();
  removeFromWishlist(2);
  addToWishlist({ id: 7 });
  returnToWishlist({ id: 1 }, all);
  expect(ids()).toEqual([1, 3, 7]);
  returnToWishlist({ id: 2 }, two);
  returnToWishlist({ id: 2 }, two);
  expect(ids()).toEqual([1, 2, 3, 7]);
});

test('where storage is forbidden, Back shows the list that the page had', async () => {
  aWindow(null, true);
  const { $wishlist, addToWishlist } = await open();
  addToWishlist(far);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect($wishlist.get()).toEqual([far]);
});

test('where storage is full, Back shows the list that the page had, and what another tab stores later', async () => {
  const { otherTab } = aWindow('[44]');
  const { $wishlist, addToWishlist } = await open();
  const shown = () => $wishlist.get().map(({ id }) => id);
  const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const store = localStorage.setItem.bind(localStorage);
  localStorage.setItem = () => {
    throw new Error('storage is full');
  };
  addToWishlist(far);
  back();
  expect(shown()).toEqual([44, 12]);
  localStorage.setItem = store;
  otherTab('[7]');
  expect(shown()).toEqual([7]);
  localStorage.setItem(KEY, '[8]');
  back();
  expect(shown()).toEqual([8]);
});
