import { readId } from '#src/domain/text/read-id.ts';
import { readPage } from '#src/domain/product-list/pager.ts';
import { routeHash } from '#src/stores/admin/route.ts';

const SECTION = 'olx';
const REVIEW = 'pregled';

/** The address holds the state of the screen: a reload during an import returns to it. */
type OlxAddress = { step: 'start' } | { step: 'review'; page: number } | { step: 'job'; id: number };

export function readOlxAddress(parts: readonly string[], query: URLSearchParams): OlxAddress {
  if (parts[0] === REVIEW) return { step: 'review', page: readPage(query) };
  const id = readId(parts[0]);
  return id === undefined ? { step: 'start' } : { step: 'job', id };
}

export const startAddress = () => routeHash(SECTION);
export const jobAddress = (id: number) => routeHash(SECTION, [id]);
export const reviewAddress = (page = 1) =>
  routeHash(SECTION, [REVIEW], page > 1 ? new URLSearchParams({ page: String(page) }) : undefined);
