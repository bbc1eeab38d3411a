import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesIn } from '#local/publishing/files-in.ts';

/** Texts of the files of a built site whose names match, by name. */
export async function readSite(site: string, wanted: RegExp): Promise<Map<string, string>> {
  const names = (await readdir(site, { recursive: true })).filter((name) => wanted.test(name));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const),
  );
  return new Map(files);
}

/** Every file that a visitor or Netlify reads, without the build report, which contains its time. */
export async function filesOf(site: string): Promise<Map<string, string>> {
  const names = (await filesIn(site)).filter(
    (name) => !basename(name).startsWith('.') && basename(name) !== 'build.json',
  );
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(site, name), 'latin1')] as const),
  );
  return new Map(files);
}

/** Names of files that differ or exist in only one of the two. */
export const differing = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort();

/** The text of a page's main part, without markup. */
export const wordsOfPage = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(script|style|template|select)[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
