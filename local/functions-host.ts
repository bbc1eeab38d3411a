import { readdir } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { parseCron } from './cron-schedule.ts';
import { callContext } from './function-context.ts';
import { matchRoute, toRoute, type FunctionRoute, type RouteMatch } from './function-routes.ts';

export interface FunctionsHost {
  routes: readonly FunctionRoute[];
  match: (method: string, pathname: string) => RouteMatch | undefined;
  /** Never throws: a function that does is logged and answered for. */
  invoke: (match: RouteMatch, request: Request, visitor: Visitor) => Promise<Response>;
  /** Runs a scheduled function now. */
  runScheduled: (name: string) => Promise<void>;
  /** Waits for background work, scheduled runs and `waitUntil`, but no longer than this. */
  stop: (graceMs: number) => Promise<void>;
}

export interface Visitor {
  ip: string;
  requestId: string;
}

export interface FunctionsOptions {
  folder: string;
  /** Default, also while it is empty: the address that each request names. Read at every call, so it may be a getter. */
  readonly siteUrl?: string;
  /** Background functions at once; further ones wait. */
  backgroundAtOnce?: number;
  log?: (message: string, error: unknown) => void;
  /** How a module is loaded. Asked again for each call, so that `astro dev` can give the edited one. */
  importModule?: (file: string) => Promise<unknown>;
}

interface FunctionModule {
  default?: (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>;
  config?: Config;
}

/**
 * Netlify's functions in this process: every top-level module of the folder, routed by its `config`.
 *
 * @throws when a module cannot be loaded, has no default export, or has a schedule that says nothing
 */
export async function loadFunctions(options: FunctionsOptions): Promise<FunctionsHost> {
  const { folder, backgroundAtOnce = 2, log = console.error } = options;
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
  const atMost = limiter(backgroundAtOnce);

  const call = async (name: string, params: RouteMatch['params'], request: Request, visitor: Visitor) => {
    // The name comes from the list of files.
    const { default: handler } = await load(files.get(name) ?? '');
    const visit = { ...visitor, params, siteUrl: options.siteUrl || new URL(request.url).origin };
    const { context, finish } = callContext(request, visit, (promise) =>
      track(promise, `waitUntil in ${name}`),
    );
    const response = await handler?.(request, context);
    return finish(response ?? new Response(null, { status: 204 }));
  };

  const runScheduled = async (name: string): Promise<void> => {
    const request = new Request(`${options.siteUrl || 'http://localhost'}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
      body: JSON.stringify({ next_run: new Date(Date.now() + 60_000).toISOString() }),
    });
    await call(name, {}, request, { ip: '127.0.0.1', requestId: crypto.randomUUID() });
  };
  const stopClock = startClock(routes, (name) => track(runScheduled(name), `Scheduled function ${name}`));

  return {
    routes,
    match: (method, pathname) => matchRoute(routes, method, pathname),
    invoke: async ({ route, params }, request, visitor) => {
      const answer = () => call(route.name, params, request, visitor);
      if (route.background) {
        track(atMost(answer), `Background function ${route.name}`);
        return new Response(null, { status: 202 });
      }
      try {
        return await answer();
      } catch (error) {
        log(`${request.method} ${new URL(request.url).pathname} failed in the function ${route.name}`, error);
        return Response.json({ code: 'internal' }, { status: 500 });
      }
    },
    runScheduled,
    stop: async (graceMs) => {
      stopClock();
      const timeout = new AbortController();
      const grace = new Promise<void>((done) => {
        const timer = setTimeout(done, graceMs);
        timeout.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      // Work may give rise to work.
      const finished = (async () => {
        while (running.size > 0) await Promise.all(running);
      })();
      await Promise.race([finished, grace]);
      timeout.abort();
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

/** Runs what it is given in turn, at most so many at once. */
function limiter(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let active = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (active >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else active++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so nobody who comes in between takes it.
      if (next) next();
      else active--;
    }
  };
}

/** Looks once a minute; nothing runs for minutes in which the machine slept. */
function startClock(routes: readonly FunctionRoute[], run: (name: string) => void): () => void {
  const scheduled = routes.flatMap(({ name, schedule }) =>
    schedule === undefined ? [] : [{ name, cron: parseCron(schedule) }],
  );
  if (scheduled.length === 0) return () => undefined;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(tick, 60_000 - (Date.now() % 60_000) + 10);
    timer.unref();
  };
  const tick = (): void => {
    const now = new Date();
    for (const { name, cron } of scheduled) if (cron.matches(now)) run(name);
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
