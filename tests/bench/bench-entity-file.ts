import { brotliCompressSync } from 'node:zlib';
import { loadCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { CatalogueIndex } from '#src/build/catalogue-index.ts';
import { entityFile } from '#src/build/search-files.ts';
import { unpackEntities } from '#src/domain/search/suggestions/entity-file.ts';
import { lastYear } from '#src/domain/years.ts';
import { suggestRecall } from '../setup/suggest-recall.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { printTable } from './table.ts';

const share = (value: number) => value.toFixed(3);

/** The search box's static file for the demo catalogue: its size, and how soon the wanted row is shown. */
export async function benchEntityFile(): Promise<void> {
  const { db, close } = await openEmptyDatabase();
  await loadDemoCatalogue(db, (bytes) => Promise.resolve(bytes.length.toString(16).padStart(32, '0')));
  const file = entityFile(new CatalogueIndex(await loadCatalogue(db, lastYear())));
  await close();
  const entities = unpackEntities(file);
  const { afterTwo, afterThree, withMistake } = suggestRecall(entities);
  console.log('\n#### the file of the search box, demo catalogue\n');
  printTable(
    ['rows', 'bytes, brotli', 'after two letters', 'after three', 'one mistake'],
    [
      [
        entities.length,
        brotliCompressSync(JSON.stringify(file)).length,
        ...[afterTwo, afterThree, withMistake].map(share),
      ],
    ],
  );
}
