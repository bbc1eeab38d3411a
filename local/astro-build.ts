import { resolve, sep } from 'node:path';
import { build } from 'astro';

// The child process of build-site.ts. Quiet, because Astro prints a line for every page.
const folder = (path: string) => resolve(path) + sep;

const outDir = process.env['OUT_DIR'];
const cacheDir = process.env['CACHE_DIR'];
if (!outDir || !cacheDir) throw new Error('OUT_DIR and CACHE_DIR say where to build');

await build({ root: process.cwd(), outDir: folder(outDir), cacheDir: folder(cacheDir), logLevel: 'warn' });
