import { inArray, sql } from 'drizzle-orm';
import { insertImportJob } from '#db/queries/imports/import-jobs.ts';
import { importJobs, adPictures, products } from '#db/schema/index.ts';
import { standInAds } from '#local/olx-stand-in/stand-in-ads.ts';
import type { Fault } from '#local/olx-stand-in/faults.ts';
import { IMPORT_SILENT_SECONDS } from '#src/domain/limits/imports.ts';
import { shopDatabase } from './shop-database.ts';

/** Sets the faults of the stand-in for the classifieds site; without arguments it works normally. */
export async function setStandInFaults(...faults: Fault[]): Promise<void> {
  // It has a port of its own, which is known from the addresses of the pictures that a review has found.
  const [found] = await (
    await shopDatabase()
  )
    .select({ address: adPictures.address })
    .from(adPictures)
    .limit(1);
  await fetch(new URL('/__stand-in/faults', found!.address), {
    method: 'POST',
    body: JSON.stringify(faults),
  });
}

/** An import whose process was killed some time ago, before its first ad. */
export async function insertKilledImport(
  ids: readonly string[],
): Promise<{ id: number; remove: () => Promise<void> }> {
  const db = await shopDatabase();
  const { id } = await insertImportJob(db, {
    userId: null,
    importAs: 'draft',
    renews: false,
    ads: ids.map((sourceId) => ({ sourceId, title: '' })),
  });
  await db.execute(sql`
    update ${importJobs} set moved_at = now() - make_interval(secs => ${IMPORT_SILENT_SECONDS + 10}) where id = ${id}`);
  return {
    id,
    remove: async () => {
      await db.execute(sql`delete from ${importJobs} where id = ${id}`);
      await removeImported(ids);
    },
  };
}

/** Ids of the importable ads `from` … `to` of the stand-in, in its order. */
export const offeredIds = (from: number, to?: number): string[] =>
  standInAds()
    .slice(from, to)
    .filter(({ isVisible }) => isVisible)
    .map(({ id }) => String(id));

const ofAds = (ids: readonly string[]) => inArray(products.sourceId, [...ids]);

export async function importedStatuses(ids: readonly string[]): Promise<string[]> {
  const rows = await (
    await shopDatabase()
  )
    .select({ status: products.status })
    .from(products)
    .where(ofAds(ids));
  return rows.map(({ status }) => status);
}

export async function withoutImported(ids: readonly string[]): Promise<string[]> {
  const rows = await (
    await shopDatabase()
  )
    .select({ sourceId: products.sourceId })
    .from(products)
    .where(ofAds(ids));
  return ids.filter((id) => !rows.some(({ sourceId }) => sourceId === id));
}

/** Deletes permanently, so that the ads are new for the next test: ads of products in the bin are not imported. */
export async function removeImported(ids: readonly string[]): Promise<void> {
  await (await shopDatabase()).delete(products).where(ofAds(ids));
}
