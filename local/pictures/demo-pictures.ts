import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/client.ts';
import { listImageHashes } from '#db/queries/products/images.ts';
import { shippedImagePath } from '#src/domain/catalogue/image-address.ts';
import { contentHash, findOriginal, keepOriginal, listOriginals } from '#src/server/images/image-store.ts';

const PICTURES = new URL('../../db/seed/pictures/', import.meta.url);

async function* demoPictures(): AsyncGenerator<{ hash: string; bytes: Buffer }> {
  for (const name of await readdir(PICTURES)) {
    if (!name.endsWith('.webp')) continue;
    const bytes = await readFile(new URL(name, PICTURES));
    yield { hash: contentHash(bytes), bytes };
  }
}

/** Copies the demo pictures of the catalogue into the site's files: see `findShipped` in src/server/images. */
export async function shipDemoPictures(db: Db, site: string): Promise<void> {
  const known = new Set(await listImageHashes(db));
  await mkdir(join(site, 'slike'), { recursive: true });
  for await (const { hash, bytes } of demoPictures()) {
    if (known.has(hash)) await writeFile(join(site, shippedImagePath(hash)), bytes);
  }
}

async function listMissing(db: Db, readsAll: boolean): Promise<Set<string>> {
  const stored = await listOriginals();
  const missing = new Set<string>();
  for (const hash of await listImageHashes(db))
    if (!stored.has(hash) || (readsAll && !(await findOriginal(hash)))) missing.add(hash);
  return missing;
}

/**
 * Stores the demo pictures whose originals are missing, unless `isDry`; returns the names of those still missing.
 *
 * @param options.readsAll also finds damaged originals, which takes longer than a start may
 */
export async function restoreDemoPictures(
  db: Db,
  { isDry = false, readsAll = false } = {},
): Promise<string[]> {
  const missing = await listMissing(db, readsAll);
  if (missing.size === 0 || isDry) return [...missing];
  for await (const { hash, bytes } of demoPictures()) {
    if (missing.delete(hash)) await keepOriginal(hash, bytes);
  }
  return [...missing];
}
