import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#local/database/database.ts';
import type { BuildReport } from '#src/build/build-report.ts';
import { readSite } from '../setup/site-files.ts';
import { aSmallShop } from '../setup/small-shop.ts';

const isAsked = process.env['FAULT_ROUNDS'] !== undefined;
const NOT_COPIED = new Set(['.git', '.local', '.astro', '.netlify', 'node_modules', 'dist', 'docs', 'tests']);

/** What the page's script has for itself alone; once the panel imports it, that file has to export it. */
const PANEL_CHANGE = `
import { paintPage } from '../paint/paint-page.ts';
if (location.hash === '#oboji') paintPage();
`;

async function copyProject(to: string): Promise<void> {
  const filter = (path: string) => !NOT_COPIED.has(relative(process.cwd(), path));
  await cp(process.cwd(), to, { recursive: true, filter });
  await symlink(resolve('node_modules'), join(to, 'node_modules'));
}

async function aDatabase(folder: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  onTestFinished(database.close);
  const db = connect(database.environment.DATABASE_URL);
  await migrate(db);
  await aSmallShop(db);
  return database.environment;
}

/** As on Netlify: of the last build there is only Astro's cache. */
async function build(project: string, environment: NodeJS.ProcessEnv) {
  const dist = join(project, 'dist');
  await rm(dist, { recursive: true, force: true });
  const env = { ...process.env, ...environment, VITEST: undefined };
  await promisify(execFile)(process.execPath, ['local/build.ts'], { cwd: project, env });
  const pages = await readSite(dist, /\.html$/);
  const named = new Set([...pages.values()].flatMap((html) => html.match(/\/_astro\/[^"'\s)]+/g) ?? []));
  const report = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as BuildReport;
  return { named, missing: [...named].filter((file) => !existsSync(join(dist, file))), report };
}

test.runIf(isAsked)(
  'after an upgrade of the panel alone every page names scripts and styles that are there',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-upgraded-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const project = join(folder, 'project');
    await copyProject(project);
    await mkdir(join(folder, 'database'));
    const environment = { ...(await aDatabase(join(folder, 'database'))), DATA_DIR: join(folder, 'data') };

    const first = await build(project, environment);
    expect(first.missing).toEqual([]);
    const again = await build(project, environment);
    expect(again).toMatchObject({ named: first.named, missing: [], report: { renderedKeyed: 0 } });

    await appendFile(join(project, 'src/islands/admin/start.tsx'), PANEL_CHANGE);
    const upgraded = await build(project, environment);
    expect(upgraded.missing).toEqual([]);
    const isShop = (file: string) => file.includes('ShopLayout') && file.endsWith('.js');
    expect([...upgraded.named].filter(isShop)).not.toEqual([...first.named].filter(isShop));
  },
);
