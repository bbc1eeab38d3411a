import type { Db } from '#db/client.ts';
import { countSearchMiss } from '#db/queries/search/search-words.ts';
import { SEARCH_MISS_CHARACTERS_MAX, SEARCH_MISSES_A_MINUTE } from '#src/domain/limits/search.ts';
import { logWarning } from '#src/server/log.ts';
import type { Query } from '#src/domain/search/query/analyse-query.ts';

const MINUTE_MS = 60_000;
const CHASSIS_NUMBER = /\b(?=\w*\d)[A-HJ-NPR-Z0-9]{17}\b/i;

/** Telephone numbers, addresses, links and chassis numbers: what people paste into a search by mistake. */
const isPersonal = (text: string): boolean =>
  /@|:\/\/|www\./i.test(text) || /\d(?:[ ./()-]*\d){5}/.test(text) || CHASSIS_NUMBER.test(text);

/** The text as it is stored; undefined when it is too long or personal. */
export function missText({ text }: Query): string | undefined {
  const tidy = text.toLowerCase().replace(/\s+/g, ' ');
  return Array.from(tidy).length > SEARCH_MISS_CHARACTERS_MAX || isPersonal(tidy) ? undefined : tidy;
}

let minute = 0;
let recorded = 0;

/** False when this process has recorded enough in this minute: a stranger must not fill the table. */
function mayRecord(): boolean {
  const now = Math.floor(Date.now() / MINUTE_MS);
  if (now !== minute) [minute, recorded] = [now, 0];
  return ++recorded <= SEARCH_MISSES_A_MINUTE;
}

/** Records a search that found nothing, for the owner. Never throws, because the visitor has an answer without it. */
export async function recordSearchMiss(db: Db, query: Query): Promise<void> {
  const text = missText(query);
  if (text === undefined || !mayRecord()) return;
  await countSearchMiss(db, text).catch((error: unknown) =>
    logWarning('a search without results was not recorded', error),
  );
}
