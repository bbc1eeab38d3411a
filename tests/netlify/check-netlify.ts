import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '#local/database/database.ts';
import { checkBundledFunctions, checkReactOfFunctions } from './bundled-functions.ts';
import { startDatabaseSwitch } from './database-switch.ts';
import { runClient, serveSite } from './netlify-client.ts';
import { SERVED_PAGES } from './served-pages.ts';

// `npm run check:netlify`: builds with Netlify's own build, serves with its client, and runs the tests of the API
// against the served functions. Needs no account, and only the package registry from the network; takes minutes.

const PORT = Number(process.env['PORT'] ?? 4710);
const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const open: (() => Promise<unknown>)[] = [];

async function check(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-netlify-'));
  open.unshift(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: join(folder, 'database') });
  open.unshift(database.close);
  const databases = await startDatabaseSwitch(database.environment.DATABASE_URL);
  open.unshift(databases.close);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CI: '1',
    BROWSER: 'none',
    NO_COLOR: '1',
    XDG_CONFIG_HOME: join(folder, 'config'),
    NODE_OPTIONS: ['loopback-only.ts', 'excluded-paths.ts']
      .map((file) => `--import ${new URL(file, import.meta.url).href}`)
      .join(' '),
    DATA_DIR: join(folder, 'data'),
    DATABASE_KIND: 'embedded',
    DATABASE_URL: databases.connectionString,
    NEON_FETCH_ENDPOINT: databases.fetchEndpoint,
    NETLIFY_LOCAL: 'true',
    // Netlify gives the store of pictures to functions, not to the build command.
    NETLIFY_BLOBS_CONTEXT: '',
    BUILD_HOOK_URL: '',
    SMTP_URL: '',
    SITE_URL: '',
    OLX_USERNAME: '',
    SHOP_PREVIEW: '',
  };

  say(`Netlify's client: ${(await runClient(['--version'], env)).trim().split('\n').at(-1)}`);
  say('netlify build: plugin, build command on an empty database, functions bundled');
  const log = resolve('.netlify/check-build.log');
  const built = await runClient(['build', '--offline'], env);
  await writeFile(log, built);
  say(/\d+ pages, \d+ rendered.*/.exec(built)?.[0] ?? `built; log in ${log}`);
  await checkBundledFunctions(resolve('.netlify/functions'));

  say('netlify serve: builds again with the cache that the plugin has kept, then serves site and functions');
  const site = await serveSite(PORT, env);
  open.unshift(site.stop);
  say(/\d+ pages, \d+ rendered.*/.exec(site.printed())?.[0] ?? 'served');
  if (!site.printed().includes('Pages of the last build were restored')) {
    throw new Error('the plugin did not restore the pages of the first build');
  }
  const url = `http://localhost:${PORT}`;
  for (const [what, checkPage] of SERVED_PAGES) {
    await checkPage(url);
    say(`ok: ${what}`);
  }

  const rendering = await checkReactOfFunctions(resolve('.netlify/functions-serve'));
  say(`ok: React's production build in ${rendering.length} functions`);

  say('the tests of the API against the served functions');
  // Not `spawnSync`: this process serves the database at the same time.
  const tests = spawn('vitest', ['run', '--config', 'tests/netlify/vitest.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, CHECK_SERVED_AT: url, CHECK_DATABASE_SWITCH: databases.address },
  });
  const [status] = (await once(tests, 'close')) as [number | null];
  if (status !== 0) throw new Error('tests of the API failed against the served functions');
}

try {
  await check();
  say('passed: build, bundles, pages and API on Netlify’s own build and client, offline');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const close of open) await close();
}
