import { olxAd, olxListItem, olxListPage, type OlxAdAnswer, type OlxListItem } from '#src/contracts/olx.ts';
import { OLX_WINDOW_MAX } from '#src/domain/limits/imports.ts';
import { IMAGES_PER_PRODUCT, PRICE_MINOR_MAX } from '#src/domain/limits/catalogue.ts';
import { parseMoney } from '#src/domain/money.ts';
import { askOlx, type OlxAccess } from './olx-client.ts';

export type ListedAd = {
  id: string;
  title: string;
  isOffered: boolean;
  bumpedAt: number;
  /** Address of the first picture, in a small size: lists have small pictures. */
  picture: string | null;
};

/** One ad in the shop's own terms. */
export type OlxAd = {
  id: string;
  title: string;
  /** HTML or text, as the seller wrote it. */
  description: string;
  priceMinor: number | null;
  pictures: readonly string[];
  category: string;
  brand: string | null;
  /** `new` or `used`; the site may add other values. */
  state: string | null;
  isOffered: boolean;
};

/** The site's text for an empty description. */
const NO_DESCRIPTION = /^korisnik nije unio opis\.?$/i;

/** A hidden ad still has the status `active`, so visibility and availability are checked too. */
const isOffered = ({ visible, available, status, listing_type: type }: OlxListItem): boolean =>
  visible && available && (status ?? 'active') === 'active' && (type ?? 'sell') === 'sell';

function priceOf({ price, display_price: shown, show_price: isShown }: OlxListItem): number | null {
  if (!isShown || /upit|dogovor/i.test(shown ?? '')) return null;
  const minor = typeof price === 'number' ? Math.round(price * 100) : parseMoney(price ?? shown ?? '');
  return minor !== undefined && minor > 0 && minor <= PRICE_MINOR_MAX ? minor : null;
}

function picturesOf({ images, image }: OlxListItem): string[] {
  const listed = (images ?? []).filter((url): url is string => typeof url === 'string' && url !== '');
  const single = image ? [image] : [];
  const all = listed.length > 0 ? listed : single;
  return [...new Set(all)].slice(0, IMAGES_PER_PRODUCT);
}

function descriptionOf({ additional, short_description: short }: OlxAdAnswer): string {
  const written = additional?.description ?? '';
  if (written.trim()) return written;
  return short && !NO_DESCRIPTION.test(short.trim()) ? short : '';
}

/**
 * One page of ads, each once and sorted by the last bump: the site guarantees neither. Unreadable rows are counted.
 */
export async function listAds(
  access: OlxAccess,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ ads: ListedAd[]; total: number; unreadable: number }> {
  // Beyond this limit the site answers 500.
  if (page * perPage > OLX_WINDOW_MAX) return { ads: [], total: 0, unreadable: 0 };
  const user = encodeURIComponent(access.username);
  const answer = await askOlx(
    access,
    `/users/${user}/listings?page=${page}&per_page=${perPage}`,
    olxListPage,
  );
  const rows = answer.data.flatMap((row) => olxListItem.safeParse(row).data ?? []);
  const ads = [...new Map(rows.map((row) => [row.id, row])).values()]
    .sort((a, b) => b.date - a.date || Number(b.id) - Number(a.id))
    .map((row) => ({
      id: row.id,
      title: row.title,
      isOffered: isOffered(row),
      bumpedAt: row.date,
      picture: picturesOf(row)[0] ?? null,
    }));
  const total = Math.max(answer.meta.total, answer.data.length);
  return { ads, total, unreadable: answer.data.length - rows.length };
}

/** @throws OlxFailure */
export async function findAd(access: OlxAccess, id: string): Promise<OlxAd> {
  const answer = await askOlx(access, `/listings/${encodeURIComponent(id)}`, olxAd);
  return {
    id: answer.id,
    title: answer.title,
    description: descriptionOf(answer),
    priceMinor: priceOf(answer),
    pictures: picturesOf(answer),
    category: answer.category,
    brand: answer.brand || null,
    state: answer.state ?? null,
    isOffered: isOffered(answer),
  };
}
