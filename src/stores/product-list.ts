import type { CurrentCard, ListAnswer } from '#src/domain/product-list/product-list.ts';
import { readId } from '#src/domain/text/read-id.ts';
import { fetchJson, RETRY, type RetryPolicy } from './fetch-json.ts';
import { answerCache } from './answer-cache.ts';

/**
 * Products by id, in any order; products that no longer exist, and ids that no product can have, are missing. Throws
 * like `fetchJson`.
 */
export async function loadCards(ids: readonly (number | string)[]): Promise<CurrentCard[]> {
  const possible = ids.filter((id) => readId(String(id)) !== undefined);
  if (possible.length === 0) return [];
  const answer = await fetchJson(`/api/shop/products?ids=${possible.join(',')}`, { retry: RETRY.general });
  return (answer as { products: CurrentCard[] }).products;
}

export const { get: knownList, keep: keepList } = answerCache<ListAnswer>();

const pending = new Map<string, Promise<ListAnswer>>();

async function ask(call: string, options: { signal: AbortSignal; retry: RetryPolicy }): Promise<ListAnswer> {
  try {
    const answer = (await fetchJson(call, options)) as ListAnswer;
    keepList(call, answer);
    return answer;
  } finally {
    pending.delete(call);
  }
}

/** When pending filters are applied, the list reuses the request that counts it. Throws like `fetchJson`. */
export async function loadList(
  call: string,
  options: { signal: AbortSignal; retry: RetryPolicy },
): Promise<ListAnswer> {
  const known = knownList(call);
  if (known) return known;
  const running = pending.get(call);
  if (running) {
    try {
      return await running;
    } catch {
      // It was aborted, or failed under the retry policy of the other caller.
    }
  }
  const asked = ask(call, options);
  pending.set(call, asked);
  return asked;
}
