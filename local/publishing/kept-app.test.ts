import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { AstroChanged, KeptApp } from './kept-app.ts';

const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

async function bundleWith(entry: string | undefined): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-app-'));
  made.push(folder);
  await mkdir(join(folder, 'bundle'));
  if (entry !== undefined) await writeFile(join(folder, 'bundle', 'prerender-entry.x.mjs'), entry);
  return pathToFileURL(join(folder, 'bundle') + sep);
}

const METHODS = 'setInternals() {}, setOptions() {}, getOptions() {}, render() {}';

test.each([
  ['without an entry', undefined],
  ['whose entry has no app', 'export {}'],
  ['whose app is set up in another way', `export const app = { ${METHODS} }`],
])('a bundle %s is not kept, but Astro sets it up', async (_, entry) => {
  const bundle = await bundleWith(entry);
  const setUp = vi.fn(() => Promise.resolve());
  await expect(KeptApp.keep(bundle, join(made[0] ?? '', 'kept'), setUp)).rejects.toThrow(AstroChanged);
  expect(setUp).toHaveBeenCalledOnce();
});
