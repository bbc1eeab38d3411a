import { reindexCatalogue } from '#db/queries/search/search-index.ts';
import { openShop } from './open-shop.ts';
import { terminalProgress } from './command/progress.ts';
import { readEnvironment } from './command/environment.ts';
import { runCommand } from './command/run-command.ts';

async function reindex(): Promise<void> {
  const progress = terminalProgress();
  const shop = await openShop(readEnvironment(process.env), progress);
  try {
    await progress.step('search index', (count) => reindexCatalogue(shop.db, count));
  } finally {
    await shop.close();
  }
}

// `npm run search:reindex`: rewrites the search terms of every product, for example after a change of the synonyms.
await runCommand(reindex, { keepsStack: true });
