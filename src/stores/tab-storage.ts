/** What this tab keeps under the key; null where storage is forbidden, too, which is logged. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    console.warn(key, error);
    return null;
  }
}

/** Null deletes it. A storage that is full or forbidden is only logged. */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn(key, error);
  }
}
