import { join } from 'node:path';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { startBlobStore } from '#local/blob-store.ts';
import { openDatabase } from '#local/database.ts';
import { contentHash, keepOriginal } from '#src/server/images/image-store.ts';

/** A twentieth of the demo shop, whose pages take seconds to make. */
export async function fillSmallCatalogue(dataFolder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  const blobs = await startBlobStore(join(dataFolder, 'blobs'));
  const db = connect(database.environment.DATABASE_URL);
  await migrate(db);
  const keep = async (bytes: Uint8Array) => {
    const hash = contentHash(bytes);
    await keepOriginal(hash, bytes);
    return hash;
  };
  await loadDemoCatalogue(db, keep, undefined, { manufacturer: 'dacia', products: 60 });
  await blobs.close();
  await database.close();
}
