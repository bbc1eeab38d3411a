import { LRUCache } from 'lru-cache';
import { findCatalogueStamp } from '#db/queries/catalogue/catalogue.ts';
import { CACHED_ANSWER_BYTES_MAX, CACHED_ANSWERS_BYTES_MAX } from '#src/domain/limits/requests.ts';
import { lastYear } from '#src/domain/years.ts';
import { coalesceCalls } from '#src/server/coalesce-calls.ts';
import type { Call } from './routes.ts';

type Answer = { body: ArrayBuffer; headers: [string, string][] };

/** Answers of one state of the catalogue; the least recently used are dropped when there is no more room. */
export function answerCache(bytesMax = CACHED_ANSWERS_BYTES_MAX) {
  const answers = new LRUCache<string, Answer>({
    maxSize: bytesMax,
    maxEntrySize: CACHED_ANSWER_BYTES_MAX,
    sizeCalculation: ({ body }, key) => key.length + body.byteLength,
  });
  let state = '';
  return {
    find: (current: string, key: string): Answer | undefined => {
      if (current !== state) {
        answers.clear();
        state = current;
      }
      return answers.get(key);
    },
    keep: (madeAt: string, key: string, answer: Answer): void => {
      if (madeAt === state) answers.set(key, answer);
    },
  };
}

/**
 * Caches what depends on nothing but the path, the named parameters, the catalogue and the year. Every call asks for the
 * catalogue's stamp, so an answer is never older than its request.
 */
export function cacheAnswers(parameters: readonly string[], isCached: (c: Call) => boolean) {
  const memory = answerCache();
  let askStamp: (() => Promise<string>) | undefined;
  return async (c: Call, next: () => Promise<void>): Promise<Response | undefined> => {
    if (!isCached(c)) {
      await next();
      return undefined;
    }
    askStamp ??= coalesceCalls(() => findCatalogueStamp(c.var.db));
    const state = `${await askStamp()} ${lastYear()}`;
    const key = JSON.stringify([c.req.path, ...parameters.map((name) => c.req.query(name) ?? null)]);
    const cached = memory.find(state, key);
    if (cached) return new Response(cached.body, { headers: cached.headers });
    await next();
    if (c.res.status === 200) {
      memory.keep(state, key, { body: await c.res.clone().arrayBuffer(), headers: [...c.res.headers] });
    }
    return undefined;
  };
}
