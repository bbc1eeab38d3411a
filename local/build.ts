import { join, resolve } from 'node:path';
import { countCatalogue } from '#db/queries/catalogue/catalogue.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { claimsTooHigh, placeholdersLeft } from '#src/domain/shop/shop-gaps.ts';
import { shipDemoPictures } from './pictures/demo-pictures.ts';
import { buildSite } from './publishing/build-site.ts';
import { ensureAdmin, openShop } from './open-shop.ts';
import { terminalProgress } from './command/progress.ts';
import { readEnvironment } from './command/environment.ts';
import { runCommand } from './command/run-command.ts';

async function build(): Promise<void> {
  const environment = readEnvironment(process.env);
  const progress = terminalProgress();
  // Netlify's build, on its machines or by its client: the plugin keeps node_modules/.astro between builds.
  const isNetlify = process.env['NETLIFY'] ?? process.env['NETLIFY_LOCAL'];
  const cache = isNetlify ? resolve('node_modules/.astro') : join(environment.dataFolder, 'cache');
  const shop = await openShop(environment, progress);
  try {
    // On Netlify nothing else runs with this environment, so the first build creates the owner's login.
    if (environment.adminPassword) await ensureAdmin(shop.db, environment);
    const report = await progress.step('pages', (count) =>
      buildSite(shop.db, { site: resolve('dist'), cache }, count),
    );
    await progress.step('demo pictures', () => shipDemoPictures(shop.db, resolve('dist')));
    const rate = Math.round(report.rendered / (report.durationMs / 1000));
    console.log(
      `\n${report.pages} pages, ${report.rendered} rendered (${rate} a second), catalogue ${report.version}`,
    );
    const { settings } = await findShopSettings(shop.db);
    const counts = await countCatalogue(shop.db);
    for (const gap of [placeholdersLeft(settings), ...claimsTooHigh(settings, counts)])
      if (gap) console.warn(`  ${gap}`);
  } finally {
    await shop.close();
  }
}

// `npm run build`: the site in `dist`, from DATABASE_URL or the embedded database. Netlify runs this too.
await runCommand(build, { keepsStack: true });
