import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import pLimit from 'p-limit';
import { filesIn } from '../publishing/files-in.ts';

const FILES_AT_ONCE = 32;

export const sha1 = (bytes: Uint8Array | string): string => createHash('sha1').update(bytes).digest('hex');

/** Our own records of a build, which are not deployed. */
const isHidden = (path: string): boolean => path.split('/').some((part) => /^\.(?!well-known$)/.test(part));

/**
 * The digests of a site's files, kept from one deploy to the next: a file is read again only when it was replaced.
 */
export class SiteDigests {
  #known = new Map<string, { stamp: string; digest: string }>();

  /** Every file that visitors or Netlify read, by address (`/kontakt.html`), with its digest. */
  async read(site: string): Promise<Map<string, string>> {
    const files = await filesIn(site);
    const paths = files.map((file) => `/${file.split(sep).join('/')}`).filter((path) => !isHidden(path));
    const known = new Map<string, { stamp: string; digest: string }>();
    const atOnce = pLimit(FILES_AT_ONCE);
    await atOnce.map(paths, async (path) => known.set(path, await this.#look(site, path)));
    this.#known = known;
    // Sorted, so that the same site gives the same request.
    return new Map(paths.map((path) => [path, known.get(path)?.digest ?? '']));
  }

  async #look(site: string, path: string): Promise<{ stamp: string; digest: string }> {
    const { ino, size, mtimeMs } = await stat(join(site, path));
    const stamp = `${ino} ${size} ${mtimeMs}`;
    const before = this.#known.get(path);
    if (before?.stamp === stamp) return before;
    return { stamp, digest: sha1(await readFile(join(site, path))) };
  }
}
