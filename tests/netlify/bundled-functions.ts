import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildsOfReact, recordModules } from '../setup/loaded-modules.ts';
import { printTable } from '../bench/table.ts';

/** Limit of a zipped bundle: https://docs.netlify.com/build/functions/get-started/#size-limits */
const ZIP_BYTES_MAX = 50 * 1024 ** 2;
const REGION = 'fra';

type Manifest = {
  functions: {
    name: string;
    path: string;
    region?: string;
    invocationMode?: string;
    routes?: { pattern: string }[];
  }[];
};

/** Prints what Netlify's bundler made, and throws when it would not run as intended. */
export async function checkBundledFunctions(folder: string): Promise<void> {
  const { functions } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const rows = await Promise.all(
    functions.map(async ({ name, path, region, invocationMode, routes = [] }) => {
      const { size } = await stat(path);
      if (size > ZIP_BYTES_MAX) throw new Error(`${name} is too large: ${size} bytes`);
      if (region !== REGION) throw new Error(`${name} would run in ${region ?? 'the default region'}`);
      if (name.endsWith('-background') !== (invocationMode === 'background')) {
        throw new Error(`${name} would run as ${invocationMode ?? 'an ordinary function'}`);
      }
      return [name, region, (size / 1024 ** 2).toFixed(1), routes.length];
    }),
  );
  printTable(['function', 'region', 'MB zipped', 'routes'], rows);
}

/** Which functions in `folder`, as Netlify's client serves them, render with React's production build; throws for another. */
export async function checkReactOfFunctions(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /(?:^|\/)netlify\/functions\/[\w-]+\.mjs$/.test(name),
  );
  const records = await mkdtemp(join(tmpdir(), 'shop-react-'));
  const rendering: string[] = [];
  for (const [i, name] of names.entries()) {
    const record = join(records, String(i));
    await promisify(execFile)(process.execPath, [join(folder, name)], {
      env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: recordModules(record) },
    });
    const builds = await buildsOfReact(record);
    if (builds.has('development')) throw new Error(`${name} renders with React's development build`);
    if (builds.has('production')) rendering.push(name);
  }
  await rm(records, { recursive: true });
  if (rendering.length === 0) throw new Error(`no function that renders was found in ${folder}`);
  return rendering;
}
