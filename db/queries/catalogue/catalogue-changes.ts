import { gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { catalogueChanges, catalogueState } from '#db/schema/index.ts';
import { pick } from '../pick-columns.ts';

type CatalogueChanges = {
  version: number;
  /** Written, added or deleted. */
  productIds: number[];
  /** Whether vehicles or categories changed; their tables are small and read completely. */
  names: boolean;
};

/** The changes since the catalogue of `version`; undefined when they are no longer recorded. */
export async function findCatalogueChanges(db: Db, version: number): Promise<CatalogueChanges | undefined> {
  const [[state], changes] = await db.batch([
    db.select(pick(catalogueState, 'version', 'changesSince')).from(catalogueState),
    db
      .selectDistinct({ kind: catalogueChanges.kind, productId: catalogueChanges.productId })
      .from(catalogueChanges)
      .where(gt(catalogueChanges.version, version)),
  ]);
  if (!state || state.changesSince > version || state.version < version) return undefined;
  if (changes.some(({ kind }) => kind === 'everything')) return undefined;
  return {
    version: state.version,
    productIds: changes.flatMap(({ productId }) => productId ?? []).sort((a, b) => a - b),
    names: changes.some(({ kind }) => kind === 'names'),
  };
}

/** Deletes changes up to a version that every publisher has long passed. */
export async function deleteCatalogueChanges(db: Db, upTo: number): Promise<void> {
  await db.batch([
    db.delete(catalogueChanges).where(lte(catalogueChanges.version, upTo)),
    db.update(catalogueState).set({ changesSince: sql`greatest(${catalogueState.changesSince}, ${upTo})` }),
  ]);
}
