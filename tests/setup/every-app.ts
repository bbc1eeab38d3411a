import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Routes } from '#src/server/http/routes.ts';

const FOLDER = join(import.meta.dirname, '../../src/server/http');

/** Every app of `src/server/http`, as the functions mount them. */
export async function everyApp(): Promise<Routes[]> {
  const found: Routes[] = [];
  for (const file of (await readdir(FOLDER, { recursive: true })).filter((name) =>
    name.endsWith('-routes.ts'),
  )) {
    const exports = (await import(/* @vite-ignore */ join(FOLDER, file))) as Record<string, unknown>;
    for (const create of Object.values(exports)) {
      if (typeof create !== 'function' || create.length > 0) continue;
      const app: unknown = (create as () => unknown)();
      if (app instanceof Hono) found.push(app as Routes);
    }
  }
  return found;
}
