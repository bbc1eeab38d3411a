import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

async function filesOf(...patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { exclude: (name) => name.includes('node_modules') }))
    files.push(file);
  return files;
}

const SOURCES = '{src,db,local,netlify,tests}/**/*.{ts,tsx,astro,css,js}';
/** `SPEC §7`, `DECISIONS R1, R7`. */
const CITATION = /\b(SPEC|DECISIONS) ((?:§?[A-Z]?\d+)(?:, (?:§|[A-Z])\d+)*)/g;

test('what comments cite of the specification and its decisions is there', async () => {
  const sections = new Set(Array.from(read('docs/SPEC.md').matchAll(/^## (\d+)\./gm), ([, id]) => `§${id}`));
  const rows = new Set(
    Array.from(read('docs/DECISIONS.md').matchAll(/^\| ([A-Z]\d+) \|/gm), ([, id]) => id ?? ''),
  );
  const unknown: string[] = [];
  let cited = 0;
  for (const file of await filesOf(SOURCES))
    for (const [, document, ids = ''] of read(file).matchAll(CITATION))
      for (const id of ids.split(', ')) {
        cited++;
        if (!(document === 'SPEC' ? sections : rows).has(id)) unknown.push(`${file}: ${document} ${id}`);
      }
  expect(unknown).toEqual([]);
  expect(cited).toBeGreaterThan(100);
});

test('every file that a document links to is there', async () => {
  const missing: string[] = [];
  for (const file of await filesOf('*.md', 'docs/**/*.md', '{src,db,local,netlify,tests}/**/*.md'))
    for (const [, link = ''] of read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g))
      if (!/^[a-z]+:/.test(link) && !existsSync(join(dirname(file), link))) missing.push(`${file}: ${link}`);
  expect(missing).toEqual([]);
});

test('every file and name of the code that a guide names is there', async () => {
  const files = await filesOf('{src,db,local,netlify,tests}/**');
  const words = new Set(
    (await filesOf(SOURCES, 'db/migrations/*.sql')).flatMap((file) => read(file).match(/\w+/g) ?? []),
  );
  const isThere = (named: string): boolean =>
    /[./]/.test(named)
      ? existsSync(named) || files.some((file) => file.endsWith(`/${named}`))
      : words.has(named);
  const missing: string[] = [];
  for (const guide of await filesOf('CONTRIBUTING.md', 'docs/guides/*.md'))
    for (const [, named = ''] of read(guide).matchAll(/`(\w[\w/.-]*)`/g))
      if (!isThere(named)) missing.push(`${guide}: ${named}`);
  expect(missing).toEqual([]);
});
