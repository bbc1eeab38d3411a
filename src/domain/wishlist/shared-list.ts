import { ID_MAX } from '../limits/requests.ts';
import { SHARE_ADDRESS_CHARACTERS_MAX, SHARED_PLAIN_MAX } from '../limits/visitors.ts';
import { readId } from '../text/read-id.ts';
import { packIds, unpackIds } from '../catalogue/packed-ids.ts';
import type { WishedProduct } from './wished-product.ts';

type SharedList = {
  /** `ids=12,44` in the list's own order; a long list is packed as `lista=…`. */
  query: string;
  /** Number of products in the query: only the first ones when not all fit. */
  count: number;
};

/** A list of products as the query of an address that is short enough for every messenger and mail program. */
export function sharedListQuery(products: readonly WishedProduct[]): SharedList {
  let ids = products.map(({ id }) => Number(id)).filter((id) => id <= ID_MAX);
  if (ids.length <= SHARED_PLAIN_MAX) return { query: `ids=${ids.join(',')}`, count: ids.length };
  let packed = packIds(ids);
  while (packed.length > SHARE_ADDRESS_CHARACTERS_MAX) {
    ids = ids.slice(0, Math.floor((ids.length * SHARE_ADDRESS_CHARACTERS_MAX) / packed.length));
    packed = packIds(ids);
  }
  return { query: `lista=${packed}`, count: ids.length };
}

/** The ids in an address; undefined when it is not the address of a shared list. */
export function readSharedList(query: URLSearchParams): string[] | undefined {
  const packed = query.get('lista');
  if (packed !== null) {
    const ids = unpackIds(packed).filter((id) => id > 0 && id <= ID_MAX);
    return [...new Set(ids)].map(String);
  }
  const plain = query.get('ids');
  return plain === null ? undefined : readIds(plain, SHARE_ADDRESS_CHARACTERS_MAX);
}

/** Ids of a share link, `?ids=12,44`, without duplicates; a call with one that no product can have is refused as a whole. */
export const readIds = (text: string, max: number): string[] =>
  [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => readId(id) !== undefined).slice(0, max);
