import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
