import { promises } from 'node:fs';

// Passed to Netlify's client by `--import`. Its `serve` reads the functions' paths from the manifest of its own
// build, but not the paths that they exclude. So of two functions that match, it takes the one that it unpacked first
// (netlify-cli 27.10, dist/lib/functions/registry.js, registerFunction). The hosted site respects both:
// https://docs.netlify.com/build/functions/api/#path

type Manifest = { functions: { buildData?: object; excludedRoutes?: unknown[] }[] };

const MANIFEST = /[\\/]\.netlify[\\/]functions[\\/]manifest\.json$/;

function withExcludedPaths(text: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const functions = manifest.functions.map((entry) => ({
    ...entry,
    buildData: { ...entry.buildData, excludedRoutes: entry.excludedRoutes ?? [] },
  }));
  return JSON.stringify({ ...manifest, functions });
}

const readFile = promises.readFile.bind(promises) as (...given: unknown[]) => Promise<unknown>;

promises.readFile = (async (...given: unknown[]) => {
  const read = await readFile(...given);
  return typeof read === 'string' && MANIFEST.test(String(given[0])) ? withExcludedPaths(read) : read;
}) as typeof promises.readFile;
