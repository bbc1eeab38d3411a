import { Readable } from 'node:stream';
import type { Db } from '#db/client.ts';
import { listCsvDictionaries, listExportIds } from '#db/queries/products/product-csv.ts';
import { listProductSnapshots } from '#db/queries/products/product-snapshot.ts';
import { CSV_EXPORT_CHUNK_PRODUCTS } from '#src/domain/limits/imports.ts';
import { csvDictionaries } from '#src/domain/product-csv/csv-dictionaries.ts';
import { CSV_BYTE_ORDER_MARK, CSV_HEADER_LINE, writeCsvRow } from '#src/domain/product-csv/csv-text.ts';
import { productCells } from '#src/domain/product-csv/product-cells.ts';
import { hasCallerLeft } from '#src/server/has-caller-left.ts';
import { logError } from '#src/server/log.ts';

async function* exportText(db: Db): AsyncGenerator<string, undefined> {
  const names = csvDictionaries(await listCsvDictionaries(db));
  yield CSV_BYTE_ORDER_MARK + CSV_HEADER_LINE;
  let after = 0;
  for (;;) {
    const ids = await listExportIds(db, after, CSV_EXPORT_CHUNK_PRODUCTS);
    if (ids.length === 0) return undefined;
    const stored = await listProductSnapshots(db, ids);
    yield stored.map(({ id, snapshot }) => writeCsvRow(productCells({ ...snapshot, id }, names))).join('');
    after = ids.at(-1) ?? after;
  }
}

/**
 * Every product outside the bin as a file; streamed, because an answer in one piece is limited to 6 MB. Products that
 * cannot be read abort it: whoever downloads it sees that it failed.
 */
export function exportProducts(db: Db): ReadableStream<Uint8Array> {
  const bytes = Readable.from(exportText(db), { objectMode: false });
  bytes.on('error', (error) => {
    if (!hasCallerLeft(error)) logError('an export was not sent', error);
  });
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}
