import { readdir } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import pLimit from 'p-limit';
import { DAY_MS } from '#src/domain/calendar.ts';
import { logError } from '#src/server/log.ts';
import { callContext } from './function-context.ts';
import { matchRoute, toRoute, type FunctionRoute } from './function-routes.ts';

export interface FunctionsHost {
  routes: readonly FunctionRoute[];
  match: (method: string, pathname: string) => FunctionRoute | undefined;
  /** Never throws: an error in a function is logged and turned into a response. */
  invoke: (route: FunctionRoute, request: Request, visitor: Visitor) => Promise<Response>;
  /** Waits for background work and `waitUntil`, at most this long. */
  stop: (graceMs: number) => Promise<void>;
}

interface Visitor {
  ip: string;
  requestId: string;
}

export interface FunctionsOptions {
  folder: string;
  /**
   * Default, also for an empty text: the address that each request names. Read at every call, so it may be a getter.
   */
  readonly siteUrl?: string;
  /** How many background functions run at once; further ones wait. */
  backgroundAtOnce?: number;
  log?: (message: string, error: unknown) => void;
  /** How a module is loaded. Used again for each call, so that `astro dev` can return the edited one. */
  importModule?: (file: string) => Promise<unknown>;
}

/** Soon after the start, so that it also runs on a machine that is switched off every evening. */
const FIRST_DAILY_MS = 10 * 60_000;

interface FunctionModule {
  default?: (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>;
  config?: Config;
}

/**
 * Netlify's functions in this process: every top-level module of the folder, routed by its `config`.
 *
 * @throws when a module cannot be loaded, has no default export, or has a schedule other than `@daily`
 */
export async function loadFunctions(options: FunctionsOptions): Promise<FunctionsHost> {
  const { folder, backgroundAtOnce = 2, log = logError } = options;
  const load = (options.importModule ?? importFile) as (file: string) => Promise<FunctionModule>;
  const files = await functionFiles(folder);
  const routes: FunctionRoute[] = [];
  for (const [name, file] of files) {
    const { default: handler, config } = await load(file);
    if (typeof handler !== 'function') throw new Error(`The function ${file} has no default export.`);
    routes.push(toRoute(name, config));
  }

  const running = new Set<Promise<unknown>>();
  const track = (promise: Promise<unknown>, what: string): void => {
    const watched = promise
      .catch((error: unknown) => log(`${what} failed`, error))
      .finally(() => running.delete(watched));
    running.add(watched);
  };
  const inBackground = pLimit(backgroundAtOnce);
  const startDaily = (name: string) => {
    const request = new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST' });
    track(call(name, request, { ip: '127.0.0.1', requestId: '' }), `Scheduled function ${name}`);
  };
  const timers = routes
    .filter(({ isDaily }) => isDaily)
    .flatMap(({ name }) => [
      setTimeout(startDaily, FIRST_DAILY_MS, name).unref(),
      setInterval(startDaily, DAY_MS, name).unref(),
    ]);

  const call = async (name: string, request: Request, visitor: Visitor) => {
    // The name comes from the list of files.
    const { default: handler } = await load(files.get(name) ?? '');
    const visit = { ...visitor, siteUrl: options.siteUrl || new URL(request.url).origin };
    const context = callContext(request, visit, (promise) => track(promise, `waitUntil in ${name}`));
    return (await handler?.(request, context)) ?? new Response(null, { status: 204 });
  };

  return {
    routes,
    match: (method, pathname) => matchRoute(routes, method, pathname),
    invoke: async (route, request, visitor) => {
      const answer = () => call(route.name, request, visitor);
      if (route.background) {
        track(inBackground(answer), `Background function ${route.name}`);
        return new Response(null, { status: 202 });
      }
      try {
        return await answer();
      } catch (error) {
        log(`${request.method} ${new URL(request.url).pathname} failed in the function ${route.name}`, error);
        return Response.json({ code: 'internal' }, { status: 500 });
      }
    },
    stop: async (graceMs) => {
      timers.forEach((timer) => clearInterval(timer));
      // Background work may start more work.
      const finished = (async () => {
        while (running.size > 0) await Promise.all(running);
      })();
      await Promise.race([finished, pause(graceMs, undefined, { ref: false })]);
    },
  };
}

async function functionFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /^(?!.*\.(?:d|test)\.).*\.[cm]?[jt]s$/.test(entry.name))
    .map(({ name }) => [basename(name, extname(name)), resolve(join(folder, name))] as const);
  return new Map(files.sort(([a], [b]) => a.localeCompare(b)));
}

function importFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
