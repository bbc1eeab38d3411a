import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { listTables, readRows } from '#db/queries/backup.ts';
import { findCatalogueVersion } from '#db/queries/catalogue/catalogue.ts';
import { findCatalogueChanges } from '#db/queries/catalogue/catalogue-changes.ts';
import { finishPublish, lacksPublish, startPublish } from '#db/queries/catalogue/publishing.ts';
import { insertSentMessage } from '#db/queries/messages/sent-message.ts';
import { products, searchMisses } from '#db/schema/index.ts';
import { indexProducts } from '#db/queries/search/search-index.ts';
import { type BackupLine, backupLines, EditedMeanwhile } from '#src/server/backup/backup-lines.ts';
import { streamBackup } from '#src/server/backup/stream-backup.ts';
import { findOriginal, keepOriginal } from '#src/server/images/image-store.ts';
import { keepPicture } from '#src/server/images/keep-picture.ts';
import { exportProducts } from '#src/server/product-csv/export-products.ts';
import sharp from 'sharp';
import { aManufacturer, aModel, aProduct } from '../../tests/setup/factories.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts';
import { startBlobStore } from '../pictures/blob-store.ts';
import { checkFile, readLines, writeLines } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { refuseHalfRestored, restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const aMessage = {
  firstName: 'Amra',
  lastName: 'Šarić',
  email: 'amra@primjer.ba',
  phone: null,
  subject: 'Far',
  // U+2028 ends a line for some readers of lines; phones put it into texts.
  body: 'Prvi red\ndrugi red 🚗\u2028treći\u0085četvrti\u2029',
  pictures: Array<Uint8Array>(3).fill(Uint8Array.of(0, 255, 92, 10)),
};

let folder: string;
let shop: TestDatabase;
let other: TestDatabase;
let hash: string;
let closeStore: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-backup-test-'));
  shop = await openTestDatabase();
  other = await openTestDatabase();
  ({ close: closeStore } = await startBlobStore(join(folder, 'blobs')));
  const { db } = shop;
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c93' } });
  ({ hash } = await keepPicture(db, await picture.png().toBuffer()));
  const skoda = await aManufacturer(db, { name: 'Škoda' });
  const fabia = await aModel(db, skoda.id, { name: 'Fabia' });
  const fits = [{ manufacturerId: skoda.id, modelId: fabia.id, yearFrom: 2004 }];
  for (let n = 0; n < 3; n++) await aProduct(db, { name: `Far „${n}“ \\ "x"`, fits, pictures: [hash] });
  await indexProducts(db);
  // More rows than are read and written at once, also under keys of several columns and of texts.
  for (let n = 0; n < 17; n++) await insertSentMessage(db, aMessage);
  await db.execute(
    sql`insert into ${searchMisses} (query) select 'far ' || n from generate_series(1, 1001) n`,
  );
});
afterAll(async () => {
  await closeStore();
  await shop.close();
  await other.close();
  await rm(folder, { recursive: true, force: true });
});

const everything = async (db: Db) => {
  const tables = await listTables(db);
  return Promise.all(
    tables.map(async (table) => [table.name, await readRows(db, table, undefined, 5000)] as const),
  );
};
/** The version of the catalogue is never one that somebody has read before. */
const isKept = ([table]: readonly [string, unknown]) => table !== 'catalogue_state';
const aBuildOf = (version: number) => ({
  version,
  finishedAt: new Date(),
  pages: 1,
  rendered: 1,
  durationMs: 1,
});
const file = () => join(folder, 'shop.backup');

/** The file that the panel's button gives. */
async function download(): Promise<string> {
  const file = join(folder, 'preuzeto.backup');
  await writeFile(file, Buffer.from(await new Response(streamBackup(shop.db)).arrayBuffer()));
  return file;
}

test('what the panel downloads is a complete backup, verified by restoring it', async () => {
  const counts = await makeBackup(shop.db, join(folder, 'isto.backup'));
  await verifyBackup(await download(), counts);
}, 120_000);

test('a backup brings back every row and picture as it was, in place of what is there', async () => {
  const before = await everything(shop.db);
  const counts = await makeBackup(shop.db, file());
  expect(counts).toMatchObject({ pictures: 1, missing: 0 });

  await aManufacturer(other.db, { name: 'Lada' });
  const kept = (await findOriginal(hash))!;
  await closeStore();
  ({ close: closeStore } = await startBlobStore(join(folder, 'other-blobs')));
  expect(await restoreBackup(other.db, file())).toEqual({ rows: counts.rows, pictures: 1 });
  expect((await everything(other.db)).filter(isKept)).toEqual(before.filter(isKept));
  expect(await findOriginal(hash)).toEqual(kept);

  // The restored shop works on: new rows get new ids, triggers run again.
  const { id } = await aProduct(other.db, { name: 'Novi dio' });
  const { rows } = await other.db.execute(sql`select product_id from search_queue`);
  expect(rows).toEqual([{ product_id: id }]);
}, 120_000);

test('an older backup is a newer version, so whoever has read what it replaces reads all of it again', async () => {
  await makeBackup(shop.db, file());
  await restoreBackup(other.db, file());
  for (let n = 0; n < 3; n++) await aProduct(other.db, { name: 'Kasnije dodan' });
  const read = await findCatalogueVersion(other.db);
  await finishPublish(other.db, await startPublish(other.db, 'prekinuto'), aBuildOf(read));

  await restoreBackup(other.db, file());
  expect(await findCatalogueVersion(other.db)).toBeGreaterThan(read);
  expect(await findCatalogueChanges(other.db, read)).toBeUndefined();
  expect(await lacksPublish(other.db)).toBe(true);
}, 120_000);

test('a database whose restore was interrupted is neither opened nor backed up, until a restore succeeds', async () => {
  await makeBackup(shop.db, file());
  async function* interrupted(): AsyncGenerator<BackupLine> {
    for await (const line of readLines(file())) {
      yield line;
      if (line.kind === 'H') yield { kind: 'T', text: 'a_table_of_another_shop' };
    }
  }
  const bad = join(folder, 'prekinuto.backup');
  await writeLines(bad, interrupted());
  await expect(restoreBackup(other.db, bad)).rejects.toThrow('does not know');
  await expect(refuseHalfRestored(other.db)).rejects.toThrow('Repeat it');
  await expect(makeBackup(other.db, join(folder, 'pola.backup'))).rejects.toThrow('Repeat it');
  await restoreBackup(other.db, file());
  await refuseHalfRestored(other.db);
}, 120_000);

test('a damaged picture is counted as missing, and everything else is backed up', async () => {
  const whole = (await findOriginal(hash))!;
  await keepOriginal(hash, whole.subarray(0, 10));
  const damaged = join(folder, 'oštećena.backup');
  expect(await makeBackup(shop.db, damaged)).toMatchObject({ pictures: 0, missing: 1 });
  expect(await checkFile(damaged)).toMatchObject({ pictures: 0 });
  await keepOriginal(hash, whole);
});

test('a backup that was cut off or changed replaces nothing', async () => {
  await keepOriginal(hash, new Uint8Array([1]));
  await makeBackup(shop.db, file());
  const before = await everything(shop.db);
  const whole = await readFile(file());
  await truncate(file(), whole.length - 40);
  await expect(restoreBackup(shop.db, file())).rejects.toThrow('no backup');
  await writeFile(file(), 'not a backup');
  await expect(restoreBackup(shop.db, file())).rejects.toThrow('no backup');
  expect(await everything(shop.db)).toEqual(before);
});

test('a message that arrives while its tables are read is in the backup whole or not at all', async () => {
  const lines = backupLines(shop.db, { rows: 0, pictures: 0, missing: 0 });
  const rest = async () => {
    for await (const { kind, text } of lines)
      if (kind === 'T' && text === 'contact_messages') {
        // The first row has been read with all the others of its table.
        await lines.next();
        await insertSentMessage(shop.db, { ...aMessage, subject: 'Branik' });
      }
  };
  await expect(rest()).rejects.toThrow(EditedMeanwhile);
});

test('a row that is edited between two readings of its table is read once', async () => {
  const table = (await listTables(shop.db)).find(({ name }) => name === 'products')!;
  const [first] = await readRows(shop.db, table, undefined, 1);
  await shop.db.execute(
    sql`update products set name = name || ' (novo)' where id = (select min(id) from products)`,
  );
  const later = await readRows(shop.db, table, first, 1000);
  const keys = [first, ...later].map((row) => row?.key);
  expect(keys).toHaveLength(await shop.db.$count(products));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['a backup', streamBackup],
  ['an export', exportProducts],
])('%s that the owner cancels is no fault in the log', async (_, download) => {
  const cancelled = new Writable({
    write() {
      this.destroy();
    },
  });
  const sent = pipeline(Readable.fromWeb(download(shop.db) as NodeReadableStream), cancelled);
  await expect(sent).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  // Queries are answered in turn: those of the download have ended.
  await shop.db.$count(products);
  await setImmediate();
});

test('a download is aborted when the catalogue is edited meanwhile, and the partial file is refused', async () => {
  const reader = streamBackup(shop.db).getReader();
  const chunks: Uint8Array[] = [];
  const rest = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  };
  chunks.push((await reader.read()).value ?? new Uint8Array());
  await aProduct(shop.db, { name: 'Usput dodan' });
  await expect(rest()).rejects.toThrow();
  expect(vi.mocked(console.error).mock.calls[0]?.join(' ')).toContain('a backup was not sent');
  vi.mocked(console.error).mockClear();
  await writeFile(file(), Buffer.concat(chunks));
  await expect(checkFile(file())).rejects.toThrow('no backup');
});
