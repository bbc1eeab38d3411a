import { refreshPublish } from '#src/stores/admin/publish.ts';
import { queryClient } from './query-client.ts';

/** What the owner changes. */
type Subject =
  'products' | 'dictionaries' | 'settings' | 'devices' | 'messages' | 'wanted-parts' | 'overview';

/** Every query of the panel, with the changes after which it is refetched; one that is not listed does not compile. */
const REFETCHED_AFTER = {
  products: ['products', 'dictionaries'],
  product: ['products'],
  duplicates: ['products'],
  olx: ['products'],
  'import-runs': ['products'],
  'wanted-parts': ['products', 'dictionaries', 'wanted-parts'],
  history: ['products', 'dictionaries', 'settings'],
  overview: ['products', 'dictionaries', 'settings', 'messages', 'overview'],
  manufacturers: ['products', 'dictionaries'],
  models: ['products', 'dictionaries'],
  vehicles: ['dictionaries'],
  categories: ['products', 'dictionaries'],
  settings: ['settings'],
  devices: ['devices'],
  messages: ['products', 'messages'],
  publish: [],
  push: [],
  'message-picture': [],
  'olx-picture': [],
  'olx-job': [],
  'name-reading': ['dictionaries'],
  'same-number': [],
} satisfies Record<string, readonly Subject[]>;

type QueryName = keyof typeof REFETCHED_AFTER;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryName, ...unknown[]];
  }
}

/** The query client would let a first fetch end that is on its way, with an answer from before the change. */
function refetch(name: QueryName): void {
  const filters = { queryKey: [name], type: 'active', fetchStatus: 'fetching' } as const;
  for (const query of queryClient.getQueryCache().findAll(filters))
    if (query.state.data === undefined) void query.cancel({ silent: true });
  void queryClient.invalidateQueries({ queryKey: [name] });
}

function refetchAfter(subject: Subject): void {
  for (const [name, subjects] of Object.entries(REFETCHED_AFTER) as [QueryName, readonly Subject[]][])
    if (subjects.includes(subject)) refetch(name);
}

const changed = (subject: Subject) => (): void => refetchAfter(subject);
/** Visitors see these, so the publishing bar is refreshed too. */
const published = (subject: Subject) => (): void => {
  refetchAfter(subject);
  refreshPublish();
};

export const productsChanged = published('products');
/** Of manufacturers, models or categories. */
export const dictionariesChanged = published('dictionaries');
export const settingsChanged = published('settings');
export const devicesChanged = changed('devices');
export const messagesChanged = changed('messages');
export const wantedPartsChanged = changed('wanted-parts');
export const overviewChanged = changed('overview');
