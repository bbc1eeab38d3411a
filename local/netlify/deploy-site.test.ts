import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type ApiStandIn,
  startApiStandIn,
  STAND_IN_SITE,
} from '../../tests/setup/netlify-api/api-stand-in.ts';
import { DeployFailed } from './deploy-api.ts';
import { deploySite, type SiteToDeploy } from './deploy-site.ts';
import { SiteDigests } from './site-digests.ts';

let folder: string;
let paths: SiteToDeploy;
let netlify: ApiStandIn;
let digests: SiteDigests;
let waits: number[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-deploy-'));
  paths = {
    site: join(folder, 'site'),
    functions: join(folder, 'functions'),
    netlifyToml: join(folder, 'netlify.toml'),
  };
  netlify = await startApiStandIn();
  digests = new SiteDigests();
  waits = [];
  await writeFile(paths.netlifyToml, '[build]\n');
  await page('index.html', 'početna');
  await page('proizvod/1.html', 'far');
  await page('proizvod/2.html', 'branik');
  await page('_redirects', '/vw/* /volkswagen/:splat 301');
  await page('.built-from', 'ours alone');
  await bundle('catalog', 'zip of catalog', { routes: [{ pattern: '/api/products' }], region: 'fra' });
  await bundle('import-background', 'zip of import', { invocationMode: 'background' });
});
afterEach(async () => {
  await netlify.close();
  await rm(folder, { recursive: true, force: true });
});

/** Replaced by rename, as the publisher does. */
async function page(name: string, text: string): Promise<void> {
  const file = join(paths.site, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
}

const bundles: Record<string, unknown>[] = [];
beforeEach(() => (bundles.length = 0));

async function bundle(name: string, bytes: string, more: Record<string, unknown>): Promise<void> {
  await mkdir(paths.functions, { recursive: true });
  await writeFile(join(paths.functions, `${name}.zip`), bytes);
  bundles.push({ name, path: `/elsewhere/${name}.zip`, runtime: 'js', ...more });
  await writeFile(join(paths.functions, 'manifest.json'), JSON.stringify({ functions: bundles, version: 1 }));
}

const deploy = () =>
  deploySite({ ...STAND_IN_SITE, apiUrl: netlify.url }, paths, digests, (ms) => {
    waits.push(ms);
    return Promise.resolve();
  });
const uploads = () =>
  netlify.calls.filter(({ call }) => call === 'file').map(({ path }) => path.split('/files')[1]);

describe('a deploy by digests', () => {
  test('uploads everything the first time, except what only this machine needs', async () => {
    expect(await deploy()).toMatchObject({ files: 5, uploaded: 5, uploadedFunctions: 2 });
    expect(netlify.visit('/proizvod/1.html')).toBe('far');
    expect(Object.keys(netlify.live()?.files ?? {})).toEqual([
      ...['/_redirects', '/index.html', '/proizvod/1.html', '/proizvod/2.html', '/netlify.toml'],
    ]);
    expect(netlify.live()?.config).toMatchObject({
      catalog: { region: 'fra', routes: [{ pattern: '/api/products' }] },
    });
  });

  test('uploads only what has changed the next time, and keeps the rest', async () => {
    await deploy();
    await page('proizvod/1.html', 'preimenovani far');
    await rm(join(paths.site, 'proizvod/2.html'));
    netlify.calls.length = 0;
    expect(await deploy()).toMatchObject({ files: 4, uploaded: 1, uploadedFunctions: 0 });
    expect(uploads()).toEqual(['/proizvod/1.html']);
    expect(netlify.visit('/proizvod/1.html')).toBe('preimenovani far');
    expect(netlify.visit('/proizvod/2.html')).toBeUndefined();
    expect(netlify.visit('/index.html')).toBe('početna');
  });

  test('uploads nothing for a site that is as it was before, and only one of several equal files', async () => {
    await deploy();
    await page('proizvod/1.html', 'drugi far');
    await deploy();
    await page('proizvod/1.html', 'far');
    await page('kopija.html', 'far');
    expect(await deploy()).toMatchObject({ uploaded: 0 });
    await page('a.html', 'nova');
    await page('b.html', 'nova');
    expect(await deploy()).toMatchObject({ uploaded: 1 });
    expect(netlify.visit('/a.html')).toBe('nova');
  });

  test('with many files, polls until the service has compared them', async () => {
    for (let i = 0; i < 120; i++) await page(`mnogo/${i}.html`, `stranica ${i}`);
    expect(await deploy()).toMatchObject({ files: 125, uploaded: 125 });
    expect(netlify.visit('/mnogo/119.html')).toBe('stranica 119');
  });

  test('encodes addresses with special characters', async () => {
    await page('šta/far & co 100%.html', 'far');
    await deploy();
    expect(netlify.visit('/šta/far & co 100%.html')).toBe('far');
  });
});

describe('where the service fails', () => {
  test('too many requests are retried when it allows, other faults after a growing delay', async () => {
    netlify.fail('create', '429');
    netlify.fail('file', '500', 'cut', '500');
    netlify.fail('look', 'cut');
    expect(await deploy()).toMatchObject({ uploaded: 5 });
    expect(netlify.visit('/index.html')).toBe('početna');
    const untilReset = waits[0] ?? 0;
    expect(untilReset).toBeGreaterThan(25_000);
    expect(untilReset).toBeLessThan(35_000);
    expect(waits.filter((ms) => ms === 500).length).toBeGreaterThanOrEqual(2);
  });

  test('a lasting fault is reported with its reason, and visitors still see the whole previous deploy', async () => {
    await deploy();
    await page('proizvod/1.html', 'novi far');
    await page('proizvod/2.html', 'novi branik');
    netlify.fail('file', ...Array<'500'>(20).fill('500'));
    await expect(deploy()).rejects.toThrow(/after 6 tries: answered 500/);
    expect(netlify.visit('/proizvod/1.html')).toBe('far');
    expect(netlify.visit('/proizvod/2.html')).toBe('branik');
    expect(netlify.deploys().map(({ state }) => state)).toEqual(['ready', 'cancelled']);
  });

  test('the deploy after one that failed succeeds, and uploads what is still missing', async () => {
    await deploy();
    await page('proizvod/1.html', 'novi far');
    netlify.fail('file', '422');
    await expect(deploy()).rejects.toThrow(DeployFailed);
    expect(await deploy()).toMatchObject({ uploaded: 1 });
    expect(netlify.visit('/proizvod/1.html')).toBe('novi far');
  });

  test('a refusal is not retried', async () => {
    const stranger = { ...STAND_IN_SITE, token: 'wrong', apiUrl: netlify.url };
    await expect(deploySite(stranger, paths, digests)).rejects.toThrow('answered 401');
    expect(netlify.calls).toHaveLength(1);
  });

  test('a site without its functions is not deployed: search and contact would be gone', async () => {
    await rm(paths.functions, { recursive: true });
    await expect(deploy()).rejects.toThrow(/no functions/);
    expect(netlify.calls).toHaveLength(0);
  });
});
