import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from './files-in.ts';

/** The folder of files that are named by their content. */
const ASSETS = '_astro';
/** Of exFAT, of some network drives, of a folder on two drives, and of a file with too many links. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EXDEV',
  'EMLINK',
]);
/** Lists those that a build made itself. */
const OWN = '.own-assets';

/**
 * A page that was opened before a publish still loads the scripts and styles of its own build, so those of the
 * replaced site are linked into the next one. Only what that build made itself, so nothing is kept for ever.
 */
export async function keepPreviousAssets(
  site: string,
  next: string,
  { link = fs.link }: { link?: typeof fs.link } = {},
): Promise<void> {
  const keep = (from: string, to: string) =>
    link(from, to).catch((error: unknown) => {
      if (!WITHOUT_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return fs.copyFile(from, to);
    });
  const made = join(next, ASSETS);
  const own = existsSync(made) ? await filesIn(made) : [];
  await fs.writeFile(join(next, OWN), own.join('\n'));
  const known = new Set(own);
  for (const name of await ownAssets(site)) {
    const from = join(site, ASSETS, name);
    if (known.has(name) || !existsSync(from)) continue;
    const to = join(next, ASSETS, name);
    await fs.mkdir(dirname(to), { recursive: true });
    await keep(from, to);
  }
}

async function ownAssets(site: string): Promise<string[]> {
  try {
    return (await fs.readFile(join(site, OWN), 'utf8')).split('\n').filter(Boolean);
  } catch {
    // The first build, or one that did not write such a list yet.
    return [];
  }
}
