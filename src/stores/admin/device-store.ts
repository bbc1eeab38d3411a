const DATABASE = 'premium-parts-admin';
const STORES = ['pictures', 'answers'] as const;
type StoreName = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | undefined;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store);
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(DATABASE));
  });
  // The browser closes it, e.g. when the owner clears the site's data; the next use opens it again.
  database.onclose = () => (opened = undefined);
  // A tab with a newer build would wait for this connection.
  database.onversionchange = () => database.close();
  return database;
}

/** Resolves when the transaction completes: a full device may refuse a value only then. */
async function transact<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  opened ??= open();
  const database = await opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const transaction = database.transaction(name, mode);
  const request = work(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error(name));
  });
}

/** iOS closes the connections of pages in the background, and may say so only at the next use. */
const isLost = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name);

async function use<Value>(...work: Parameters<typeof transact<Value>>): Promise<Value> {
  try {
    return await transact(...work);
  } catch (error) {
    if (!isLost(error)) throw error;
    opened = undefined;
    return transact(...work);
  }
}

/** What the panel keeps on this device in IndexedDB. Every call throws where storage is forbidden or full. */
export const putOnDevice = (store: StoreName, key: string, value: unknown): Promise<unknown> =>
  use(store, 'readwrite', (values) => values.put(value, key));

export const readOnDevice = async <Value>(store: StoreName, key: string): Promise<Value | undefined> =>
  (await use(store, 'readonly', (values) => values.get(key))) as Value | undefined;

export const listOnDevice = async (store: StoreName): Promise<string[]> =>
  (await use(store, 'readonly', (values) => values.getAllKeys())).map(String);

export const deleteOnDevice = (store: StoreName, key: string): Promise<unknown> =>
  use(store, 'readwrite', (values) => values.delete(key));
