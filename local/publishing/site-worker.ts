import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { BuildReport } from '#src/build/build-report.ts';
import { BUNDLES_FOLDER } from './kept-bundles.ts';
import type { TaskMessage, SiteTask } from './site-tasks.ts';

/** Called during a task with the number of finished pages and of all pages. */
export type OnProgress = (done: number, all: number) => void;

/** A lower priority than the server's: visitors come first. */
const NICENESS = 5;

/**
 * Otherwise V8 allocates objects of every page in its old generation, because some of the same kind are cached. Unused
 * ones there keep their page in memory until the whole heap is marked.
 */
const NEW_OBJECTS_ARE_YOUNG = '--no-allocation-site-pretenuring';

/** The process that makes pages, as its parent sees it. It ends with its parent. */
export class SiteWorker {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #end = () => this.#child.kill();
  #output = '';
  #memoryBytes = 0;
  #hasEnded = false;

  constructor() {
    this.#child = spawn(process.execPath, [NEW_OBJECTS_ARE_YOUNG, 'local/publishing/site-process.ts'], {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    process.once('exit', this.#end);
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

  /** For work during which visitors are served. */
  lowerPriority(): void {
    try {
      if (this.#child.pid) setPriority(this.#child.pid, NICENESS);
    } catch {
      // Already ended, or the system does not allow it: the task runs all the same.
    }
  }

  /** Runs one task at a time. Throws with the reason, or with the last output of a process that ended. */
  async run(task: SiteTask, onProgress: OnProgress): Promise<BuildReport | undefined> {
    const { promise, resolve: done, reject } = Promise.withResolvers<BuildReport | undefined>();
    const onMessage = (message: TaskMessage) => {
      if (message.kind === 'progress') onProgress(message.done, message.all);
      else if (message.kind === 'failed') reject(new Error(message.reason));
      else {
        this.#memoryBytes = message.memoryBytes;
        done(message.report);
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

  async close(): Promise<void> {
    this.#child.kill();
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
