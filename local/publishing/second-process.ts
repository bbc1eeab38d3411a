import { availableParallelism } from 'node:os';
import type { PageOrder, SecondRenderer, Sharing } from './render-pages.ts';
import { SiteWorker } from './site-worker.ts';

/** A second process has the catalogue in memory as well, so the machine must have room for more than that. */
const FREE_MEMORY_FACTOR = 2;

const hasRoom = () =>
  availableParallelism() > 1 && process.availableMemory() > FREE_MEMORY_FACTOR * process.memoryUsage.rss();

/** Renders pages of a large site on another core, with the bundle of this process and its own copy of the catalogue. */
export class SecondProcess implements SecondRenderer {
  readonly #worker = new SiteWorker();
  readonly #opened: Promise<unknown>;
  readonly pagesAtOnce: number;
  #listed: Promise<unknown>;
  #year: number;

  private constructor(bundle: string, year: number, { pagesAtOnce }: Sharing) {
    this.#year = year;
    this.pagesAtOnce = pagesAtOnce;
    this.#worker.lowerPriority();
    this.#opened = this.#worker.run({ kind: 'openSecond', bundle, year }, () => undefined);
    this.#listed = this.#opened;
    // Whoever asks for pages notices it.
    this.#opened.catch(() => undefined);
  }

  /** Undefined where a second process would take memory or time from the rest. */
  static start(bundle: string, year: number, sharing: Sharing): SecondProcess | undefined {
    return hasRoom() ? new SecondProcess(bundle, year, sharing) : undefined;
  }

  get hasEnded(): boolean {
    return this.#worker.hasEnded;
  }

  /** Begins to list the pages of the catalogue as it is now, for this year. */
  list(year: number): void {
    this.#year = year;
    this.#listed = this.#opened.then(() => this.#worker.run({ kind: 'list', year }, () => undefined));
    // Whoever asks for pages notices it.
    this.#listed.catch(() => undefined);
  }

  async listed(): Promise<void> {
    await this.#listed;
  }

  render(pages: readonly PageOrder[]): Promise<ReadonlySet<string>> {
    return this.#worker.render(pages, this.#year);
  }

  close(): Promise<void> {
    return this.#worker.close();
  }
}
