import { CONTACT_FORM_KEY } from '#src/domain/contact/contact.ts';
import {
  RECENT_KEY,
  RECENT_SEARCHES_KEY,
  RESULT_VIEW_KEY,
  VEHICLES_KEY,
  WISHLIST_KEY,
} from './storage-keys.ts';
import { CHASSIS_KEY, HAND_OVER_KEY, RELOADED_KEY, WANTED_FORM_KEY } from './tab-keys.ts';

/**
 * What the privacy page lists; the owner's kept forms of the admin panel are not a visitor's data. Imported by name:
 * for `import *` the bundler would add an object with getters, and a file, to the script of every page.
 */
export const DEVICE_KEYS = [
  WISHLIST_KEY,
  VEHICLES_KEY,
  RESULT_VIEW_KEY,
  RECENT_SEARCHES_KEY,
  RECENT_KEY,
  CHASSIS_KEY,
  HAND_OVER_KEY,
  RELOADED_KEY,
  CONTACT_FORM_KEY,
  WANTED_FORM_KEY,
];
/** Caches of worker.js that tell what was visited. */
const VISITED = /^(?:pages|pictures)-/;

/** Updates the stores as if another tab had cleared the storage. */
const tellStores = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

/**
 * Deletes what the shop keeps on this device about its visitor, and returns a function that restores all but the
 * copies of visited pages. Throws where storage is forbidden.
 */
export async function clearDeviceData(): Promise<() => void> {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    DEVICE_KEYS.flatMap((key) => {
      const value = storage.getItem(key);
      return value === null ? [] : [{ storage, key, value }];
    }),
  );
  for (const { storage, key } of kept) storage.removeItem(key);
  tellStores();
  if ('caches' in window)
    for (const name of await caches.keys()) if (VISITED.test(name)) await caches.delete(name);
  return () => {
    for (const { storage, key, value } of kept) storage.setItem(key, value);
    tellStores();
  };
}
