import { rm } from 'node:fs/promises';
import type { Db } from '#db/client.ts';
import { findCurrentPublish, hasWaitingPublish, updatePublishProgress } from '#db/queries/publishing.ts';
import type { BuildReport } from '#src/build/build-report.ts';
import { buildAndSwap, readBuildReport, recordPublish, type SiteFolders, workFolder } from '../build-site.ts';
import { MUST_BUILD } from './site-tasks.ts';
import { type Count, SiteWorker } from './site-worker.ts';

export type Publisher = {
  /** A publish may be waiting. Returns at once. */
  wake: () => void;
  /** Nothing is being published and nothing waits. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
};

export type PublisherOptions = {
  db: Db;
  folders: SiteFolders;
  /** One that has just built the site in `folders`. */
  worker?: SiteWorker | undefined;
  /** Takes the finished site on to where visitors are; a publish is over only after it. */
  sendOn?: ((site: string) => Promise<unknown>) | undefined;
  log?: (message: string, error?: unknown) => void;
};

const PROGRESS_EVERY_MS = 400;
/** A process that has grown this large is replaced when nobody waits for it. */
const WORKER_BYTES_MAX = 2.5 * 1024 ** 3;

/**
 * Publishes what waits, one publish after the other, with a process that has the bundle and the catalogue at hand.
 * Whatever that process cannot do (it was killed, Astro has changed, the site on disk is another) a whole build does.
 */
export function openPublisher(options: PublisherOptions): Publisher {
  const { db, folders, sendOn, log = console.error } = options;
  let worker = options.worker;
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  const closing = new AbortController();
  const isOpen = () => !closing.signal.aborted;

  const dropWorker = async () => {
    const dropped = worker;
    worker = undefined;
    await dropped?.close();
  };

  const publishChanges = async (count: Count): Promise<BuildReport | undefined> => {
    if (!worker || worker.hasEnded) return undefined;
    try {
      return await worker.run({ kind: 'publish', site: folders.site }, count);
    } catch (error) {
      if (isOpen() && !(error instanceof Error && error.message.includes(MUST_BUILD))) {
        log('publishing only what changed failed; everything is built', error);
      }
      return undefined;
    }
  };

  const buildAll = async (count: Count): Promise<BuildReport> => {
    await dropWorker();
    worker = new SiteWorker();
    worker.standBack();
    try {
      return await buildAndSwap(folders, count, worker);
    } catch (error) {
      await dropWorker();
      throw error;
    }
  };

  const publish = async (id: number): Promise<BuildReport> => {
    let told = performance.now();
    const count: Count = (rendered, pages) => {
      if (performance.now() - told < PROGRESS_EVERY_MS) return;
      told = performance.now();
      // Only shown; the books are right without it.
      updatePublishProgress(db, id, { pages, rendered }).catch(() => undefined);
    };
    const report = (await publishChanges(count)) ?? (await buildAll(count));
    await sendOn?.(folders.site);
    return report;
  };

  const publishWaiting = async (): Promise<void> => {
    while (isOpen() && (await hasWaitingPublish(db))) {
      try {
        await recordPublish(db, publish);
      } catch (error) {
        if (isOpen()) log('publishing failed; visitors see the site as it was', error);
      }
    }
  };

  /** The bundle and the catalogue in memory before somebody waits for them. */
  const prepare = async (): Promise<void> => {
    if (!isOpen() || (worker && !worker.hasEnded && worker.memoryBytes < WORKER_BYTES_MAX)) return;
    await dropWorker();
    const report = await readBuildReport(folders.site);
    if (!report) return;
    worker = new SiteWorker();
    worker.standBack();
    const scratch = `${workFolder(folders.site)}-bundle`;
    const folder = { outDir: scratch, cacheDir: `${scratch}-cache` };
    try {
      await worker.run({ kind: 'open', ...folder, version: report.version }, () => undefined);
    } catch {
      // The next publish builds everything.
      await dropWorker();
    }
    for (const path of Object.values(folder)) await rm(path, { recursive: true, force: true });
  };

  /** One thing at a time, so that two builds never share a folder. */
  const wake = () => {
    if (!isOpen()) return;
    if (working) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    working = publishWaiting()
      .then(prepare)
      .catch((error: unknown) => {
        if (isOpen()) log('the publisher cannot read its books', error);
      })
      .finally(() => {
        working = undefined;
        if (isAskedAgain) wake();
      });
  };

  return {
    wake,
    idle: async () => {
      while (working) await working;
    },
    close: async () => {
      closing.abort();
      await dropWorker();
      await working;
      await dropWorker();
    },
  };
}

/** After a start: closes the books of a publish whose process was ended between the last file and the last word. */
export async function settleBooks(db: Db, report: BuildReport): Promise<void> {
  const current = await findCurrentPublish(db);
  if (current?.state === 'live' && current.version === report.version) return;
  await recordPublish(db, () => Promise.resolve(report));
}
