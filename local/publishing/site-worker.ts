import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuildReport } from '#src/build/build-report.ts';
import { BUNDLES_FOLDER } from './kept-bundles.ts';
import { type PageOrder, type Sharing, SHARING } from './render-pages.ts';
import type { SiteTask, TaskMessage, TaskResult } from './site-tasks.ts';

/** Called during a task with the number of finished pages and of all pages. */
export type OnProgress = (done: number, all: number) => void;

/** A lower priority than the server's: visitors come first. */
const NICENESS = 5;

/** Of the seconds that a stop of the shop may take; the list of 100,000 pages is written in less than one. */
const COMPLETE_MS_MAX = 3000;

/**
 * Otherwise V8 allocates objects of every page in its old generation, because some of the same kind are cached. Unused
 * ones there keep their page in memory until the whole heap is marked.
 */
const NEW_OBJECTS_ARE_YOUNG = '--no-allocation-site-pretenuring';

/** The process that makes pages, as its parent sees it. It ends with its parent. */
export class SiteWorker {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #end = () => this.#child.kill('SIGKILL');
  #output = '';
  #memoryBytes = 0;
  #sharedPages = 0;
  #emptyPages = 0;
  #lastTask: Promise<unknown> = Promise.resolve();
  /** What the process does after its last answer, such as writing the list of pages. */
  #afterAnswer = Promise.withResolvers<undefined>();
  #hasEnded = false;
  #hasBuiltLarge = false;
  readonly #sharing: Sharing;

  constructor(sharing = SHARING) {
    this.#sharing = sharing;
    const script = ['local/publishing/site-process.ts', JSON.stringify(sharing)];
    this.#child = spawn(process.execPath, [NEW_OBJECTS_ARE_YOUNG, ...script], {
      // A process that opens a site without building it would otherwise load React's development build.
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // For sets.
      serialization: 'advanced',
    });
    process.once('exit', this.#end);
    this.#afterAnswer.resolve(undefined);
    this.#child.on('message', ({ kind }: TaskMessage) => {
      if (kind === 'done') this.#afterAnswer = Promise.withResolvers();
      if (kind === 'complete') this.#afterAnswer.resolve(undefined);
    });
    const keepOutput = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-8000));
    this.#child.stdout?.on('data', keepOutput);
    this.#child.stderr?.on('data', keepOutput);
    this.#ended = new Promise<void>((done) => {
      this.#child.once('error', () => done());
      this.#child.once('close', () => done());
    }).then(() => this.#afterEnd());
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Resident memory at the end of the last task. */
  get memoryBytes(): number {
    return this.#memoryBytes;
  }

  /** How many pages of the last task a second process rendered. */
  get sharedPages(): number {
    return this.#sharedPages;
  }

  /** How many pages of the site that the last task opened have no content. */
  get emptyPages(): number {
    return this.#emptyPages;
  }

  /** It needs twice the memory of a process that has only opened the site, and a quarter more time to publish. */
  get hasBuiltLarge(): boolean {
    return this.#hasBuiltLarge;
  }

  /** For work during which visitors are served. */
  lowerPriority(): void {
    try {
      if (this.#child.pid) setPriority(this.#child.pid, NICENESS);
    } catch {
      // Already ended, or the system does not allow it: the task runs all the same.
    }
  }

  /** Runs tasks one after the other. Throws with the reason, or with the last output of a process that ended. */
  async run(task: SiteTask, onProgress: OnProgress): Promise<BuildReport | undefined> {
    const { report } = await this.#runNext(task, onProgress);
    if (task.kind === 'build' && report) this.#hasBuiltLarge = report.pages >= this.#sharing.sitePages;
    return report;
  }

  /** Writes pages; returns the addresses without those that the process has not listed or has with another key. */
  async render(pages: readonly PageOrder[], year: number): Promise<ReadonlySet<string>> {
    return (await this.#runNext({ kind: 'render', pages, year })).written ?? new Set();
  }

  #runNext(task: SiteTask, onProgress: OnProgress = () => undefined): Promise<TaskResult> {
    const running = this.#lastTask.then(() => this.#run(task, onProgress));
    this.#lastTask = running.catch(() => undefined);
    return running;
  }

  async #run(task: SiteTask, onProgress: OnProgress): Promise<TaskResult> {
    const { promise, resolve: done, reject } = Promise.withResolvers<TaskResult>();
    const onMessage = (message: TaskMessage) => {
      if (message.kind === 'progress') onProgress(message.done, message.all);
      else if (message.kind === 'failed') reject(new Error(message.reason));
      else if (message.kind === 'done') {
        this.#memoryBytes = message.memoryBytes;
        this.#sharedPages = message.result.sharedPages ?? 0;
        this.#emptyPages = message.result.emptyPages ?? 0;
        done(message.result);
      }
    };
    this.#child.on('message', onMessage);
    void this.#ended.then(() => reject(new Error(`the process that makes pages ended:\n${this.#output}`)));
    try {
      // A process that has ended is reported by `#ended`.
      if (this.#child.connected) this.#child.send(task, () => undefined);
      return await promise;
    } finally {
      this.#child.off('message', onMessage);
    }
  }

  /** Ends the process at once, but for what follows its last answer. */
  async close(): Promise<void> {
    await Promise.race([
      this.#afterAnswer.promise,
      this.#ended,
      setTimeout(COMPLETE_MS_MAX, undefined, { ref: false }),
    ]);
    this.#end();
    await this.#ended;
  }

  #afterEnd(): void {
    this.#hasEnded = true;
    process.off('exit', this.#end);
    const { pid } = this.#child;
    if (pid) rmSync(bundleFolder(pid), { recursive: true, force: true });
  }
}

/** Where such a process has its bundle. */
export const bundleFolder = (pid: number): string => join(BUNDLES_FOLDER, String(pid));
