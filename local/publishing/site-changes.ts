import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const WRITES_AT_ONCE = 16;

/** No rule leads to a page that is not there yet, and no page links to what no rule leads to yet. */
const STEPS = [/^stranica\//, /^_redirects$/, /^/];
const stepOf = (file: string): number => STEPS.findIndex((files) => files.test(file));

/**
 * Files that will replace those of a site, collected beside it so that a failure before `apply` changes nothing. They
 * are renamed into place one by one: a visitor gets the old file or the new one, never half of either.
 */
export class SiteChanges {
  readonly #site: string;
  readonly #folder: string;
  readonly #files: string[] = [];
  readonly #removed: string[] = [];
  readonly #writing = new Set<Promise<void>>();

  private constructor(site: string) {
    this.#site = site;
    this.#folder = `${site}-changes`;
  }

  static async open(site: string): Promise<SiteChanges> {
    const changes = new SiteChanges(site);
    await rm(changes.#folder, { recursive: true, force: true });
    await mkdir(changes.#folder, { recursive: true });
    return changes;
  }

  /** Files that differ so far; names relative to the site. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** Adds a file; one that the site has already, byte for byte, is skipped. */
  async put(file: string, content: Buffer): Promise<void> {
    if (this.#isSame(file, content)) return;
    const writing: Promise<void> = writeFile(this.#staged(this.#files.push(file) - 1), content).then(() => {
      this.#writing.delete(writing);
    });
    // A failed one stays among those that `put` and `apply` wait for, and fails them.
    writing.catch(() => undefined);
    this.#writing.add(writing);
    if (this.#writing.size >= WRITES_AT_ONCE) await Promise.race(this.#writing);
  }

  remove(file: string): void {
    this.#removed.push(file);
  }

  /** Replaces files as `STEPS` say, then removes files, then writes `last`, which says that all is there. */
  async apply(last: { file: string; content: () => string }): Promise<void> {
    await Promise.all(this.#writing);
    const made = new Set<string>();
    const replace = async (file: string, staged: string) => {
      const target = join(this.#site, file);
      const folder = dirname(target);
      if (!made.has(folder)) await mkdir(folder, { recursive: true });
      made.add(folder);
      await rename(staged, target);
    };
    const files = this.#files.map((file, i) => ({ file, staged: this.#staged(i), step: stepOf(file) }));
    for (const step of STEPS.keys()) {
      const own = files.filter((file) => file.step === step);
      for (let i = 0; i < own.length; i += WRITES_AT_ONCE) {
        const some = own.slice(i, i + WRITES_AT_ONCE);
        await Promise.all(some.map(({ file, staged }) => replace(file, staged)));
      }
    }
    for (const file of this.#removed) await rm(join(this.#site, file), { force: true });
    const lastStaged = join(this.#folder, 'last');
    await writeFile(lastStaged, last.content());
    await rename(lastStaged, join(this.#site, last.file));
    await rm(this.#folder, { recursive: true, force: true });
  }

  #staged(number: number): string {
    return join(this.#folder, String(number));
  }

  #isSame(file: string, content: Buffer): boolean {
    const path = join(this.#site, file);
    // Most new versions differ in length, and then the old one need not be read.
    return (
      statSync(path, { throwIfNoEntry: false })?.size === content.length && readFileSync(path).equals(content)
    );
  }
}
