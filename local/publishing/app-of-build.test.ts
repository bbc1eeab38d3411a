import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppOfBuild } from './app-of-build.ts';
import { AstroChanged } from './kept-app.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-of-build-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bundleWith(name: string, entry: string): Promise<URL> {
  await mkdir(join(folder, name));
  const file = join(folder, name, 'prerender-entry.x.mjs');
  await writeFile(file, entry);
  return pathToFileURL(file);
}
const known = `export const app = {
  setInternals() {}, setOptions() {}, getOptions() {}, render() {}, routeCache: { clearAll() {} },
};`;

/** As Astro sets its app up, within the build. */
async function setUp(entry: URL): Promise<void> {
  const { app } = (await import(entry.href)) as { app: Record<string, (given: object) => void> };
  app['setInternals']?.({ entrySpecifierToBundleMap: new Map(), pagesByKeys: new Map() });
  app['setOptions']?.({ origin: 'https://primjer.ba', settings: { scripts: [] } });
}

const keep = (kept: AppOfBuild, entry: URL) =>
  kept.keep(new URL(`.${sep}`, entry), join(folder, 'kept'), () => setUp(entry).catch(() => undefined));

test('a build that succeeds clears the reason why the one before it kept no pages, and the other way round', async () => {
  const kept = new AppOfBuild();
  const [odd, good] = [await bundleWith('odd', 'export {}'), await bundleWith('good', known)];
  await keep(kept, odd);
  expect(kept.app).toBeUndefined();
  expect(kept.astroChanged).toBeInstanceOf(AstroChanged);
  await keep(kept, good);
  expect(kept.app).toBeDefined();
  expect(kept.astroChanged).toBeUndefined();
  await keep(kept, odd);
  expect(kept.app).toBeUndefined();
  expect(kept.astroChanged).toBeInstanceOf(AstroChanged);
});
