import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** No rule leads to a page that is not there yet, and no page links to what no rule leads to yet. */
const STEPS = [/^stranica\//, /^_redirects$/, /^/];
const stepOf = (file: string): number => STEPS.findIndex((files) => files.test(file));

/**
 * Files that will replace those of a site, collected beside it so that a failure before `apply` changes nothing. They
 * are renamed into place one by one: a visitor gets the old file or the new one, never half of either. Nothing is
 * asynchronous: the process does nothing else meanwhile, and a promise takes longer than writing a page.
 */
export class SiteChanges {
  readonly #site: string;
  readonly #folder: string;
  readonly #staged = new Map<string, string>();
  #names = 0;
  readonly #removed: string[] = [];

  constructor(site: string) {
    this.#site = site;
    this.#folder = `${site}-changes`;
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Files that differ so far; names relative to the site. */
  get files(): readonly string[] {
    return [...this.#staged.keys()];
  }

  /** Adds a file; one that the site has already, byte for byte, is skipped. */
  put(file: string, content: Buffer): void {
    if (this.#isSame(file, content)) return;
    const staged = this.newName();
    writeFileSync(staged, content);
    this.#staged.set(file, staged);
  }

  /** A path beside the site, where another process can write a file for `putWritten`. */
  newName(): string {
    return join(this.#folder, String(this.#names++));
  }

  /** As `put`, for a file that was written to a `newName`. */
  putWritten(file: string, staged: string): void {
    const isSameSize =
      statSync(join(this.#site, file), { throwIfNoEntry: false })?.size === statSync(staged).size;
    if (!isSameSize || !this.#isSame(file, readFileSync(staged))) this.#staged.set(file, staged);
  }

  remove(file: string): void {
    this.#removed.push(file);
  }

  /** Replaces files as `STEPS` say, then removes files, then writes `last`, which says that all is there. */
  apply(last: { file: string; content: () => string }): void {
    const made = new Set<string>();
    const inOrder = [...this.#staged].sort(([a], [b]) => stepOf(a) - stepOf(b));
    for (const [file, staged] of inOrder) {
      const target = join(this.#site, file);
      const folder = dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      renameSync(staged, target);
    }
    for (const file of this.#removed) rmSync(join(this.#site, file), { force: true });
    const lastStaged = join(this.#folder, 'last');
    writeFileSync(lastStaged, last.content());
    renameSync(lastStaged, join(this.#site, last.file));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #isSame(file: string, content: Buffer): boolean {
    const path = join(this.#site, file);
    // Most new versions differ in length, and then the old one need not be read.
    return (
      statSync(path, { throwIfNoEntry: false })?.size === content.length && readFileSync(path).equals(content)
    );
  }
}
