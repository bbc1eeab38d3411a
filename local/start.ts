import { join } from 'node:path';
import { warmImages } from '#src/server/images/warm-images.ts';
import { buildSite, isUpToDate, readBuildReport } from './build-site.ts';
import { AlreadyRunning } from './folder-lock.ts';
import { PortBusy } from './http-server.ts';
import { onSignal } from './on-signal.ts';
import { ensureAdmin, openShop } from './open-shop.ts';
import { terminalProgress } from './progress.ts';
import { assertPortFree } from './port-free.ts';
import { serveShop } from './serve-shop.ts';
import { readSettings, type Settings } from './settings.ts';

async function start(settings: Settings): Promise<void> {
  const started = performance.now();
  const progress = terminalProgress();
  console.log(`Premium Parts · data in ${settings.dataFolder}\n`);

  const folders = { site: join(settings.dataFolder, 'site'), cache: join(settings.dataFolder, 'cache') };
  // Finding the port busy after a long build would waste the wait.
  await assertPortFree(settings);
  const shop = await openShop(settings, progress);
  const open: { close: () => Promise<void> }[] = [shop];
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= closeAll(open));
  onSignal(stop);

  try {
    const admin = await ensureAdmin(shop.db, settings);
    if (!(await isUpToDate(shop.db, folders.site))) {
      await progress.step('pages', (count) => buildSite(shop.db, folders, count));
    }
    const server = await serveShop(settings, folders.site);
    open.unshift({ close: () => server.stop() });
    const report = await readBuildReport(folders.site);
    console.log(`
  Shop   ${server.url}
  Admin  ${server.url}/admin
         user ${admin.username}, password ${admin.password ?? '(the one you have set)'}

  ${report?.pages ?? 0} pages, ready in ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops.`);
    if (shop.demoProducts > 0) await warmImages(shop.db, () => stopping !== undefined);
  } catch (error) {
    // Whatever a closing shop interrupts has nothing to say any more.
    if (stopping) return;
    await stop();
    throw error;
  }
}

async function closeAll(open: readonly { close: () => Promise<void> }[]): Promise<void> {
  for (const { close } of open) await close();
}

try {
  await start(readSettings(process.env));
} catch (error) {
  if (error instanceof AlreadyRunning)
    console.error(`${error.message} Stop it first, or set another DATA_DIR.`);
  else if (error instanceof PortBusy)
    console.error(`${error.message} Stop what uses it, or set another PORT.`);
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
