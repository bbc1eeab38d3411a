import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts of the files of a built site whose names match, by name. */
export async function readSite(site: string, wanted: RegExp): Promise<Map<string, string>> {
  const names = (await readdir(site, { recursive: true })).filter((name) => wanted.test(name));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const),
  );
  return new Map(files);
}

/** The text of a page's main part, without markup. */
export const wordsOfPage = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(script|style|template|select)[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
