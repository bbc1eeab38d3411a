import { join } from 'node:path';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { type DemoPart, loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { startBlobStore } from '#local/pictures/blob-store.ts';
import { openDatabase } from '#local/database/database.ts';
import { contentHash, keepOriginal } from '#src/server/images/image-store.ts';

/** Parts of the demo shop, for tests whose edits have every page rendered again. */
const PARTS = {
  empty: { manufacturers: [], products: 0 },
  small: { manufacturers: ['dacia'], products: 60 },
  /** Has what the owner chooses in the panel's tests: manufacturers with models, hundreds of products. */
  panel: { manufacturers: ['alfa-romeo', 'audi', 'dacia', 'volkswagen'], products: 400 },
} satisfies Record<string, DemoPart>;
export type PartName = keyof typeof PARTS;

export async function fillWithPart(dataFolder: string, part: PartName): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  const blobs = await startBlobStore(join(dataFolder, 'blobs'));
  const db = connect(database.environment.DATABASE_URL);
  await migrate(db);
  const keep = async (bytes: Uint8Array) => {
    const hash = contentHash(bytes);
    await keepOriginal(hash, bytes);
    return hash;
  };
  await loadDemoCatalogue(db, keep, undefined, PARTS[part]);
  await blobs.close();
  await database.close();
}
