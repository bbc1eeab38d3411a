import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { SHORT_NAME_CHARACTERS } from '#src/domain/limits/pages.ts';
import { type Garage } from '#src/domain/vehicle/saved-vehicle.ts';
import { withVehicle } from '#src/domain/vehicle/garage-edits.ts';
import { RECENT_KEY, RESULT_VIEW_KEY, VEHICLES_KEY, WISHLIST_KEY } from '#src/stores/storage-keys.ts';

/**
 * Marks on <html> whether there is a vehicle, whether its fit line may need two lines, whether there is a wishlist,
 * how search results are shown, and how many other products were viewed, so that room is reserved for what the page
 * script fills and nothing shifts. Two try blocks: a failure of the first must not stop the second. The views are
 * last, because without any their line throws. The script must not import anything.
 */
const script = readFileSync(new URL('early.js', import.meta.url), 'utf8');

type EarlyEvent = { target?: object; reason?: unknown; preventDefault?: () => void };
const listeners = new Map<string, (event: EarlyEvent) => void>();

/** What the script writes on `<html>` for a visitor with this storage. */
function marks(stored: Record<string, string>, search = '', pathname = '/'): Record<string, string> {
  const set: Record<string, string> = {};
  runInNewContext(script, {
    document: {
      documentElement: { setAttribute: (name: string, value: unknown) => (set[name] = String(value)) },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { search, pathname },
    self: {
      addEventListener: (name: string, listener: never) => listeners.set(name, listener),
    },
  });
  return set;
}

// Caused by a quick second click or a slow page. Chromium rejects promises of a view transition that a page cannot
// access (https://github.com/inertiajs/inertia/pull/3230); unhandled, each is logged as a failure.
test.each([
  [new DOMException('Transition was skipped', 'AbortError'), true],
  [new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'), true],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('a skipped page transition is not logged as an error, anything else is: %s', (reason, isExpected) => {
  marks({});
  let isPrevented = false;
  listeners.get('unhandledrejection')?.({ reason, preventDefault: () => (isPrevented = true) });
  expect(isPrevented).toBe(isExpected);
});

// The background stays, and so does the alternative text for screen readers.
test('a picture that fails to load shows no broken-image icon; other failures change nothing', () => {
  marks({});
  const [picture, sheet] = [{ alt: '', style: { opacity: 1 } }, { style: { opacity: 1 } }];
  for (const target of [picture, sheet]) listeners.get('error')?.({ target });
  expect([picture.style.opacity, sheet.style.opacity]).toEqual([0, 1]);
});

const garageWith = (name: string): Garage =>
  withVehicle(
    { vehicles: [], active: null },
    { manufacturer: { name: '', slug: 'm' }, model: { name, slug: 'n' }, year: 2008 },
  );

test('a visitor without storage leaves the page as it is', () => {
  expect(marks({})).toEqual({});
});

test.each([
  [SHORT_NAME_CHARACTERS, ''],
  [SHORT_NAME_CHARACTERS + 1, 'long'],
])('a saved vehicle with a name of %i letters is marked', (letters, mark) => {
  const stored = JSON.stringify(garageWith('x'.repeat(letters)));
  expect(marks({ [VEHICLES_KEY]: stored })).toEqual({ 'data-vehicle': mark });
});

test('a wishlist, kept or shared by a link, is marked, even beside a broken garage', () => {
  expect(marks({ [VEHICLES_KEY]: '{', [WISHLIST_KEY]: '[{"id":7}]' })).toEqual({ 'data-wishes': '' });
  for (const query of ['?ids=1,2', '?lista=BBB']) expect(marks({}, query)).toEqual({ 'data-wishes': '' });
  expect(marks({ [WISHLIST_KEY]: '[]' })).toEqual({});
});

test('a chosen view of search results is marked before they are rendered', () => {
  expect(marks({ [RESULT_VIEW_KEY]: '"list"' })).toEqual({ 'data-results': 'list' });
  expect(marks({ [RESULT_VIEW_KEY]: '"circle"' })).toEqual({});
});

test.each([
  ['/', '[3,1]', '2'],
  ['/proizvod/1', '[3,1]', '1'],
  ['/proizvod/1', '[1]', undefined],
  ['/', '[]', undefined],
  ['/', '"x"', undefined],
])('on %s, viewed products %s reserve room for %s', (pathname, stored, count) => {
  expect(marks({ [RECENT_KEY]: stored }, '', pathname)['data-recents']).toBe(count);
});
