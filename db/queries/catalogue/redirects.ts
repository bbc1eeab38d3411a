import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { manufacturers, redirects } from '#db/schema/index.ts';

/** Longest first: `/vw/golf/2008`, `/vw/golf`, `/vw`. */
function prefixes(path: string): string[] {
  const segments = path.split('/').slice(1, 5);
  return segments.map((_, i) => `/${segments.slice(0, segments.length - i).join('/')}`);
}

/**
 * The present address for one that has moved. Addresses below a moved one have moved with it: one row for a
 * manufacturer covers all of its models and years. Pages under `/katalog` move with the pages that they
 * repeat (DECISIONS R3). Only a manufacturer's page stays under `/katalog`, because there it also lists the products.
 */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  const plain = path.replace(/^\/katalog(?=\/.)/, '');
  const rows = await db
    .select({ fromPath: redirects.fromPath, toPath: redirects.toPath })
    .from(redirects)
    .where(inArray(redirects.fromPath, prefixes(plain)));
  const [nearest] = rows.toSorted((a, b) => b.fromPath.length - a.fromPath.length);
  const moved = nearest && nearest.toPath + plain.slice(nearest.fromPath.length);
  return moved && path !== plain && !moved.includes('/', 1) ? `/katalog${moved}` : moved;
}

/** A manufacturer's page, its copy under `/katalog`, and further pages of both lists. */
const BELOW = /^((?:\/stranica\/\d+)?(?:\/katalog)?)\/([^/]+)(.*)$/;

/** The same address with its manufacturer's own slug; undefined where it does not begin with an alias. */
export async function findOwnAddress(db: Db, path: string): Promise<string | undefined> {
  const [, before = '', alias = '', rest = ''] = BELOW.exec(path) ?? [];
  const [manufacturer] = await db
    .select({ slug: manufacturers.slug })
    .from(manufacturers)
    .where(sql`${manufacturers.slugAliases} @> array[${alias}]`)
    .limit(1);
  return manufacturer && `${before}/${manufacturer.slug}${rest}`;
}

/** Those of these products that were merged into another one: from the old id to the id that stayed. */
export async function listProductMoves(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const own = '/proizvod/';
  const rows = await db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(
      inArray(
        redirects.fromPath,
        ids.map((id) => `${own}${id}`),
      ),
    );
  return new Map(rows.map(({ from, to }) => [Number(from.slice(own.length)), Number(to.slice(own.length))]));
}

/** The redirect leads to the page at this address or below it. */
export const isBelow = (path: string) =>
  sql`(${redirects.toPath} = ${path} or ${redirects.toPath} like ${`${path}/%`})`;
const movedTarget = (from: string, to: string) =>
  sql`${to}::text || substr(${redirects.toPath}, ${from.length + 1})`;

/** Statements for the batch that changes a slug. They keep no chains: an old address redirects to the newest one. */
export function moveAddress(db: Db, from: string, to: string) {
  return [
    // A page has this address again; without the deletion the redirect would lead to itself.
    db
      .delete(redirects)
      .where(
        sql`${redirects.fromPath} = ${to} or (${isBelow(from)} and ${redirects.fromPath} = ${movedTarget(from, to)})`,
      ),
    db
      .update(redirects)
      .set({ toPath: movedTarget(from, to) })
      .where(isBelow(from)),
    db
      .insert(redirects)
      .values({ fromPath: from, toPath: to })
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: to } }),
  ] as const;
}

/** Deletes redirects from these addresses, because pages have them now. */
export const freeAddresses = (db: Db, paths: readonly string[]) =>
  db.delete(redirects).where(inArray(redirects.fromPath, [...paths]));

/** Deletes every redirect to the page at this address or below it, because the page is gone. */
export const dropAddress = (db: Db, path: string) => db.delete(redirects).where(isBelow(path));
