import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { redirects } from '#db/schema/index.ts';

/** Longest first: `/vw/golf/2008`, `/vw/golf`, `/vw`. */
function prefixes(path: string): string[] {
  const segments = path.split('/').slice(1, 5);
  return segments.map((_, i) => `/${segments.slice(0, segments.length - i).join('/')}`);
}

/**
 * Where an address that has moved leads now. What lies below a moved address has moved with it: one row for a make
 * answers for all of its models and years. `/katalog/{make}…` follows `/{make}…`, whose page it repeats (DECISIONS R3).
 */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  const plain = path.replace(/^\/katalog(?=\/.)/, '');
  const rows = await db
    .select({ fromPath: redirects.fromPath, toPath: redirects.toPath })
    .from(redirects)
    .where(inArray(redirects.fromPath, prefixes(plain)));
  const [nearest] = rows.toSorted((a, b) => b.fromPath.length - a.fromPath.length);
  return nearest && nearest.toPath + plain.slice(nearest.fromPath.length);
}

/** Of these products, those that were merged into another one: from the old id to the one that stayed. */
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

const isBelow = (path: string) =>
  sql`(${redirects.toPath} = ${path} or ${redirects.toPath} like ${`${path}/%`})`;
const movedTarget = (from: string, to: string) =>
  sql`${to}::text || substr(${redirects.toPath}, ${from.length + 1})`;

/** Statements for the batch that changes a slug. Chains are collapsed: every old address leads straight to the new one. */
export function moveAddress(db: Db, from: string, to: string) {
  return [
    // A page answers there again, or the chain would end in itself.
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

/** A page answers at these addresses from now on. */
export const freeAddresses = (db: Db, paths: readonly string[]) =>
  db.delete(redirects).where(inArray(redirects.fromPath, [...paths]));

/** The page at this address is gone, and so is whatever led to it. */
export const dropAddress = (db: Db, path: string) => db.delete(redirects).where(isBelow(path));
