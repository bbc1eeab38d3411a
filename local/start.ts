import { join } from 'node:path';
import { buildSite, hasSite, isUpToDate, readBuildReport } from './publishing/build-site.ts';
import { writeConnectionFile } from './database/connection-file.ts';
import { restoreDemoPictures } from './pictures/demo-pictures.ts';
import { checkRegularly, netlifyDeployer } from './netlify/netlify-deployer.ts';
import { startStandInUnlessConfigured } from './olx-stand-in/start-unless-configured.ts';
import { onSignal } from './process/on-signal.ts';
import { type AdminAccess, ensureAdmin, type OpenShop, openShop } from './open-shop.ts';
import { assertPortFree } from './http/listen.ts';
import { type Progress, terminalProgress } from './command/progress.ts';
import { removeAbandonedBundles } from './publishing/abandoned-bundles.ts';
import { completeLastPublish } from './publishing/publisher.ts';
import { startPublishHook } from './publishing/publish-hook.ts';
import { SiteWorker } from './publishing/site-worker.ts';
import { type Publishing, startPublishing } from './publishing/start-publishing.ts';
import { runCommand } from './command/run-command.ts';
import { serveShop } from './serve-shop.ts';
import { readEnvironment, type LocalEnvironment } from './command/environment.ts';
import { makeVariantsInBackground } from './pictures/make-variants-in-background.ts';

type Closable = { close: () => Promise<void> };
type Site = { folders: { site: string; cache: string }; worker?: SiteWorker; isOutdated: boolean };

/** Everything that is open, the last opened first; closed in this order. */
const open: Closable[] = [];
let stopping: Promise<void> | undefined;

async function closeAll(): Promise<void> {
  for (const part of open) await part.close();
}
const stop = () => (stopping ??= closeAll());

/** Somebody else closes it from now on. */
function handOver(part: Closable | undefined): void {
  if (part) open.splice(open.indexOf(part), 1);
}

function keep<Part extends Closable>(part: Part): Part {
  open.unshift(part);
  return part;
}

/** Builds when there is no site at all; one that is outdated is served until the publisher has built the next. */
async function ensureSite(shop: OpenShop, dataFolder: string, progress: Progress): Promise<Site> {
  const folders = { site: join(dataFolder, 'site'), cache: join(dataFolder, 'cache') };
  if (await hasSite(folders.site)) return { folders, isOutdated: !(await isUpToDate(shop.db, folders.site)) };
  const worker = keep(new SiteWorker());
  await progress.step('pages', (count) => buildSite(shop.db, folders, count, worker));
  return { folders, worker, isOutdated: false };
}

async function makePictures({ db, demoProducts }: OpenShop, signal: AbortSignal): Promise<void> {
  const missing = await restoreDemoPictures(db);
  if (missing.length > 0) console.warn(`  ${missing.length} pictures have no file: restore a backup.`);
  if (demoProducts > 0) await makeVariantsInBackground(signal);
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

async function start(environment: LocalEnvironment): Promise<void> {
  const started = performance.now();
  const progress = terminalProgress();
  console.log(`Premium Parts · data in ${environment.dataFolder}\n`);

  // Checked first, so that nobody waits for a long build and then finds the port busy.
  await assertPortFree(environment);
  await removeAbandonedBundles();
  let publishing: Publishing | undefined;
  const hook = keep(await startPublishHook(() => publishing?.publisher.trigger()));
  // The functions read it once, so it is set before any of them is loaded.
  process.env['BUILD_HOOK_URL'] = hook.url;
  const standIn = await startStandInUnlessConfigured();
  if (standIn) keep(standIn);
  const shop = keep(await openShop(environment, progress));
  // Before the server, which closes first: from then on nothing is written.
  keep({ close: async () => publishing?.close() });
  onSignal(stop);

  try {
    if (shop.databaseKind === 'embedded') {
      const remove = await writeConnectionFile(environment.dataFolder, process.env['DATABASE_URL'] ?? '');
      keep({ close: remove });
    }
    const admin = await ensureAdmin(shop.db, environment);
    const { folders, worker, isOutdated } = await ensureSite(shop, environment.dataFolder, progress);
    const report = await readBuildReport(folders.site);
    const deployer = netlifyDeployer(environment);
    const isDue = isOutdated || (deployer !== undefined && !(await deployer.isDeployed(folders.site)));
    // Before an edit can be saved, whose publish would be the one that is completed.
    if (report && !isDue) await completeLastPublish(shop.db, report);
    const server = await serveShop(environment, folders.site);
    keep({ close: () => server.stop() });
    printAddresses(server.url, admin, report?.pages ?? 0, started);
    if (isOutdated)
      console.log('  The pages are being brought up to date; visitors see the last ones until then.');
    shop.refuseWritesWhenFull();
    if (stopping) return;
    const pictures = (signal: AbortSignal) => makePictures(shop, signal);
    const options = { db: shop.db, folders, worker, isDue, deployer };
    const { publisher } = (publishing = startPublishing(options, pictures));
    handOver(worker);
    // An edit that is saved earlier waits for this.
    void publisher.idle().then(() => {
      if (!stopping) console.log('  Ready to publish edits.');
    });
    if (deployer) keep(checkRegularly(shop.db, () => publisher.trigger()));
  } catch (error) {
    // Errors of work that the closing shop interrupted are not reported.
    if (stopping) return;
    await stop();
    throw error;
  }
}

await runCommand(() => start(readEnvironment(process.env)), { startsShop: true });
// What is still open keeps no failed start alive.
if (process.exitCode) process.exit();
