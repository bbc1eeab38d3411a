import { join } from 'node:path';
import { buildSite, isUpToDate, readBuildReport } from './build-site.ts';
import { writeConnectionFile } from './connection-file.ts';
import { mendPictures } from './demo-pictures.ts';
import { checkRegularly, sendOnToNetlify } from './netlify/send-on-to-netlify.ts';
import { startStandInUnlessConfigured } from './olx-stand-in/start-unless-configured.ts';
import { onSignal } from './on-signal.ts';
import { type AdminAccess, ensureAdmin, type OpenShop, openShop } from './open-shop.ts';
import { assertPortFree } from './port-free.ts';
import { type Progress, terminalProgress } from './progress.ts';
import { removeAbandonedBundles } from './publishing/abandoned-bundles.ts';
import { completeLastPublish, type Publisher } from './publishing/publisher.ts';
import { startPublishHook } from './publishing/publish-hook.ts';
import { SiteWorker } from './publishing/site-worker.ts';
import { startPublishing } from './publishing/start-publishing.ts';
import { runCommand } from './run-command.ts';
import { serveShop } from './serve-shop.ts';
import { readSettings, type Settings } from './settings.ts';
import { warmPictures } from './warm-pictures.ts';

type Closable = { close: () => Promise<void> };
type Site = { folders: { site: string; cache: string }; worker: SiteWorker | undefined };

/** Everything that is open, the last opened first; closed in this order. */
const open: Closable[] = [];
let stopping: Promise<void> | undefined;

async function closeAll(): Promise<void> {
  for (const part of open) await part.close();
}
const stop = () => (stopping ??= closeAll());

function keep<Part extends Closable>(part: Part): Part {
  open.unshift(part);
  return part;
}

async function buildUnlessThere(shop: OpenShop, dataFolder: string, progress: Progress): Promise<Site> {
  const folders = { site: join(dataFolder, 'site'), cache: join(dataFolder, 'cache') };
  if (await isUpToDate(shop.db, folders.site)) return { folders, worker: undefined };
  const worker = keep(new SiteWorker());
  await progress.step('pages', (count) => buildSite(shop.db, folders, count, worker));
  return { folders, worker };
}

async function makePictures({ db, demoProducts }: OpenShop, signal: AbortSignal): Promise<void> {
  const missing = await mendPictures(db);
  if (missing > 0) console.warn(`  ${missing} pictures have no file in the data folder: restore a backup.`);
  if (demoProducts > 0) await warmPictures(signal);
}

function printAddresses(
  url: string,
  { username, password }: AdminAccess,
  pages: number,
  started: number,
): void {
  console.log(`
  Shop   ${url}
  Admin  ${url}/admin
         user ${username}, password ${password ?? '(the one you have set)'}

  ${pages} pages, ready in ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops.`);
}

async function start(settings: Settings): Promise<void> {
  const started = performance.now();
  const progress = terminalProgress();
  console.log(`Premium Parts · data in ${settings.dataFolder}\n`);

  // Checked first, so that nobody waits for a long build and then finds the port busy.
  await assertPortFree(settings);
  await removeAbandonedBundles();
  let publisher: Publisher | undefined;
  const hook = keep(await startPublishHook(() => publisher?.trigger()));
  // The functions read it once, so it is set before any of them is loaded.
  process.env['BUILD_HOOK_URL'] = hook.url;
  const standIn = await startStandInUnlessConfigured();
  if (standIn) keep(standIn);
  const shop = keep(await openShop(settings, progress));
  onSignal(stop);

  try {
    if (shop.databaseKind === 'embedded') {
      const remove = await writeConnectionFile(settings.dataFolder, process.env['DATABASE_URL'] ?? '');
      keep({ close: remove });
    }
    const admin = await ensureAdmin(shop.db, settings);
    const { folders, worker } = await buildUnlessThere(shop, settings.dataFolder, progress);
    const server = await serveShop(settings, folders.site);
    keep({ close: () => server.stop() });
    const report = await readBuildReport(folders.site);
    printAddresses(server.url, admin, report?.pages ?? 0, started);
    if (report) await completeLastPublish(shop.db, report);
    if (stopping) return;
    const sendOn = sendOnToNetlify(settings);
    const pictures = (signal: AbortSignal) => makePictures(shop, signal);
    const publishing = keep(startPublishing({ db: shop.db, folders, worker, sendOn }, pictures));
    publisher = publishing.publisher;
    if (sendOn) keep(checkRegularly(shop.db, () => publishing.publisher.trigger()));
  } catch (error) {
    // Errors of work that the closing shop interrupted are not reported.
    if (stopping) return;
    await stop();
    throw error;
  }
}

await runCommand(() => start(readSettings(process.env)));
// What is still open keeps no failed start alive.
if (process.exitCode) process.exit();
