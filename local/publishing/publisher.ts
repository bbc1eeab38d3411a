import { rm } from 'node:fs/promises';
import type { Db } from '#db/client.ts';
import {
  findCurrentPublish,
  hasPendingPublish,
  updatePublishProgress,
} from '#db/queries/catalogue/publishing.ts';
import type { BuildReport } from '#src/build/build-report.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { msUntilBuild } from '#src/server/publishing/trigger-build.ts';
import {
  buildAndSwap,
  builtFrom,
  NotRecorded,
  readBuildReport,
  recordPublish,
  type SiteFolders,
  sourceFingerprint,
  workFolder,
} from './build-site.ts';
import { MUST_BUILD } from './site-tasks.ts';
import { type OnProgress, SiteWorker } from './site-worker.ts';

/** Deploys a finished site to where visitors read it, when that is not the folder in which it is made. */
export type Deployer = {
  deploy: (site: string) => Promise<void>;
  /** Whether the site in this folder was deployed as it is. */
  isDeployed: (site: string) => Promise<boolean>;
};

export type PublisherOptions = {
  db: Db;
  folders: SiteFolders;
  /** A worker that has just built the site in `folders`. */
  worker?: SiteWorker | undefined;
  /**
   * The site in `folders` is of another catalogue or other sources, or was not deployed: it is published first, even if
   * no publish is pending.
   */
  isDue?: boolean;
  /** A publish ends only when the finished site was deployed. */
  deployer?: Deployer | undefined;
  log?: (message: string, error?: unknown) => void;
  /** The year that pages are made for, read at every publish. */
  year?: () => number;
};

const PROGRESS_EVERY_MS = 400;
/** A process that has grown this large is replaced while nobody waits for it. */
const WORKER_BYTES_MAX = 2.5 * 1024 ** 3;

/**
 * Runs pending publishes, one after the other, in a process that keeps the bundle and the catalogue in memory.
 * Whatever that process cannot do (it was killed, Astro has changed, the site on disk is another) is left to a full
 * build.
 */
export class Publisher {
  readonly #options: Required<Pick<PublisherOptions, 'log' | 'year'>> & PublisherOptions;
  readonly #closing = new AbortController();
  #worker: SiteWorker | undefined;
  #working: Promise<void> | undefined;
  #isTriggeredAgain = false;
  #isDue: boolean;
  #hasRepaired = false;

  constructor(options: PublisherOptions) {
    this.#options = { ...options, log: options.log ?? console.error, year: options.year ?? shopYear };
    this.#worker = options.worker;
    this.#isDue = options.isDue ?? false;
  }

  /**
   * Runs the pending publish, if there is one. Returns at once. One runs at a time, so that two builds never share a folder.
   */
  trigger(): void {
    if (!this.#isOpen()) return;
    if (this.#working) {
      this.#isTriggeredAgain = true;
      return;
    }
    this.#isTriggeredAgain = false;
    this.#working = this.#publishPending()
      // Before somebody waits for it.
      .then(() => this.#openSite())
      .then(() => this.#repairSite())
      .catch((error: unknown) => {
        if (this.#isOpen()) this.#options.log('the publisher cannot start what is pending', error);
      })
      .finally(() => {
        this.#working = undefined;
        if (this.#isTriggeredAgain) this.trigger();
      });
  }

  /** The process that has the bundle and the catalogue in memory. */
  get worker(): SiteWorker | undefined {
    return this.#worker;
  }

  /** Resolves when nothing is being published and nothing that is pending may be published yet. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#dropWorker();
    await this.#working;
    await this.#dropWorker();
  }

  #isOpen(): boolean {
    return !this.#closing.signal.aborted;
  }

  async #dropWorker(): Promise<void> {
    const dropped = this.#worker;
    this.#worker = undefined;
    await dropped?.close();
  }

  async #publishPending(): Promise<void> {
    const { db, log } = this.#options;
    while (this.#isOpen() && (this.#isDue || (await this.#mayPublish()))) {
      try {
        await recordPublish(db, (id) => {
          this.#isDue = false;
          return this.#publish(id);
        });
      } catch (error) {
        // It is still pending or due, and would be tried again without a pause.
        if (error instanceof NotRecorded) throw error;
        if (this.#isOpen()) log('publishing failed; visitors see the site as it was', error);
      }
    }
  }

  /** A deploy may cost, so a pending publish waits until `BUILD_GAP_SECONDS` have passed since the last one. */
  async #mayPublish(): Promise<boolean> {
    const { db, deployer } = this.#options;
    return (await hasPendingPublish(db)) && (!deployer || (await msUntilBuild(db)) === 0);
  }

  async #publish(id: number): Promise<BuildReport> {
    const { db, folders, deployer } = this.#options;
    let reportedAt = performance.now();
    const onProgress: OnProgress = (rendered, pages) => {
      if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = performance.now();
      // Only for display; a publish succeeds without it.
      updatePublishProgress(db, id, { pages, rendered }).catch(() => undefined);
    };
    const report = (await this.#publishChanges(onProgress)) ?? (await this.#buildAll(onProgress));
    await deployer?.deploy(folders.site);
    return report;
  }

  async #publishChanges(onProgress: OnProgress): Promise<BuildReport | undefined> {
    const { folders, log, year } = this.#options;
    await this.#openSite();
    if (!this.#worker) return undefined;
    try {
      return await this.#worker.run({ kind: 'publish', year: year(), site: folders.site }, onProgress);
    } catch (error) {
      if (this.#isOpen() && !(error instanceof Error && error.message.includes(MUST_BUILD))) {
        log('publishing only what changed failed; everything is built', error);
      }
      return undefined;
    }
  }

  async #buildAll(onProgress: OnProgress): Promise<BuildReport> {
    const { folders, year } = this.#options;
    const worker = await this.#newWorker();
    try {
      return await buildAndSwap(folders, onProgress, worker, year());
    } catch (error) {
      await this.#dropWorker();
      throw error;
    }
  }

  async #newWorker(): Promise<SiteWorker> {
    await this.#dropWorker();
    // Who closes the publisher waits for this build, and would wait for all of it.
    this.#closing.signal.throwIfAborted();
    this.#worker = new SiteWorker();
    this.#worker.lowerPriority();
    return this.#worker;
  }

  /**
   * Makes sure that a process has the bundle and the catalogue in memory. Where only a whole build can publish, there is
   * no such process afterwards.
   */
  async #openSite(): Promise<void> {
    const known = this.#worker;
    const isFit = known && !known.hasEnded && !known.hasBuiltLarge && known.memoryBytes < WORKER_BYTES_MAX;
    if (isFit || !this.#isOpen()) return;
    await this.#dropWorker();
    const { folders, log, year } = this.#options;
    const report = await readBuildReport(folders.site);
    const sources = await builtFrom(folders.site);
    if (!report || sources !== (await sourceFingerprint(year()))) return;
    const worker = await this.#newWorker();
    const scratch = `${workFolder(folders.site)}-bundle`;
    const task = {
      kind: 'open',
      site: folders.site,
      year: report.year,
      version: report.version,
      sources,
      outDir: scratch,
      cacheDir: `${scratch}-cache`,
    } as const;
    try {
      await worker.run(task, () => undefined);
    } catch {
      // The next publish is a full build.
      await this.#dropWorker();
    }
    const unused = [task.outDir, task.cacheDir];
    if (worker.emptyPages > 0) {
      log(`${worker.emptyPages} pages are empty, as after a power cut; they are made again`);
      // Those that Astro has kept may be empty as well.
      unused.push(folders.cache);
    }
    for (const path of unused) await rm(path, { recursive: true, force: true });
  }

  /** Once: where an empty page cannot be written, every trigger would try it again. */
  async #repairSite(): Promise<void> {
    if (!this.#worker?.emptyPages || this.#hasRepaired) return;
    this.#hasRepaired = true;
    this.#isDue = true;
    await this.#publishPending();
  }
}

/** After a start: completes the record of a publish whose process ended between the last file and the record. */
export async function completeLastPublish(db: Db, report: BuildReport): Promise<void> {
  const current = await findCurrentPublish(db);
  if (current?.state === 'live' && current.version === report.version) return;
  await recordPublish(db, () => Promise.resolve(report));
}
