import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';

/** Makes the terms that products are found by. */
const INDEXING = 'db/queries/search/search-index.ts';
/** What it imports from elsewhere stores the terms, and does not decide about them. */
const RULES = 'src/domain/';

/** Imports of values; types change nothing that is stored. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'([^']+)'/gm;

function importedPath(by: string, name: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(by, '..', name)).replaceAll('\\', '/');
  return name.startsWith('#') ? name.slice(1) : undefined;
}

/**
 * A fingerprint of the rules by which products are indexed for the search: all sources of it, names of parts included.
 * A change of a comment only indexes every product once more.
 */
export async function indexingRules(root = '.'): Promise<string> {
  const sources = new Map<string, string>();
  const read = async (path: string): Promise<void> => {
    sources.set(path, '');
    const source = await readFile(join(root, path), 'utf8');
    sources.set(path, source);
    for (const [, name = ''] of source.matchAll(IMPORTS)) {
      const imported = importedPath(path, name);
      if (imported?.startsWith(RULES) && !sources.has(imported)) await read(imported);
    }
  };
  await read(INDEXING);
  const hash = createHash('sha256');
  for (const [path, source] of [...sources].sort()) hash.update(`${path} ${source.length}\n${source}`);
  return hash.digest('base64url');
}
