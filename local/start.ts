import { join } from 'node:path';
import { warmAllImages } from '#src/server/images/warm-images.ts';
import { buildSite, isUpToDate, readBuildReport } from './build-site.ts';
import { removeAbandonedBundles } from './publishing/abandoned-bundles.ts';
import { openPublisher, type Publisher, settleBooks } from './publishing/publisher.ts';
import { startPublishHook } from './publishing/publish-hook.ts';
import { SiteWorker } from './publishing/site-worker.ts';
import { writeConnectionFile } from './connection-file.ts';
import { AlreadyRunning } from './folder-lock.ts';
import { startStandInUnlessConfigured } from './olx-stand-in/start-unless-configured.ts';
import { PortBusy } from './http-server.ts';
import { lookOften, sendOnToNetlify } from './netlify/send-on-to-netlify.ts';
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
  await removeAbandonedBundles();
  let publisher: Publisher | undefined;
  const hook = await startPublishHook(() => publisher?.wake());
  // Read once by the functions, so it is set before any of them is loaded.
  process.env['BUILD_HOOK_URL'] = hook.url;
  const open: { close: () => Promise<void> }[] = [hook];
  const standIn = await startStandInUnlessConfigured();
  if (standIn) open.unshift(standIn);
  const shop = await openShop(settings, progress);
  open.unshift(shop);
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= closeAll(open));
  onSignal(stop);

  try {
    if (shop.databaseKind === 'embedded') {
      const remove = await writeConnectionFile(settings.dataFolder, process.env['DATABASE_URL'] ?? '');
      open.unshift({ close: remove });
    }
    const admin = await ensureAdmin(shop.db, settings);
    let worker: SiteWorker | undefined;
    if (!(await isUpToDate(shop.db, folders.site))) {
      const builder = (worker = new SiteWorker());
      open.unshift(builder);
      await progress.step('pages', (count) => buildSite(shop.db, folders, count, builder));
    }
    const server = await serveShop(settings, folders.site);
    open.unshift({ close: () => server.stop() });
    const report = await readBuildReport(folders.site);
    console.log(`
  Shop   ${server.url}
  Admin  ${server.url}/admin
         user ${admin.username}, password ${admin.password ?? '(the one you have set)'}

  ${report?.pages ?? 0} pages, ready in ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops.`);
    if (report) await settleBooks(shop.db, report);
    if (shop.demoProducts > 0) await warmAllImages(shop.db, () => stopping !== undefined);
    if (stopping) return;
    const sendOn = sendOnToNetlify(settings);
    publisher = openPublisher({ db: shop.db, folders, worker, sendOn });
    open.unshift(publisher);
    publisher.wake();
    if (sendOn) open.unshift(lookOften(shop.db, publisher.wake));
  } catch (error) {
    // Whatever a closing shop interrupts has nothing to say any more.
    if (stopping) return;
    await stop();
    throw error;
  }
}

async function closeAll(open: readonly { close: () => Promise<void> }[]): Promise<void> {
  for (const part of open) await part.close();
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
