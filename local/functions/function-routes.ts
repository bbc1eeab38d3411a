import type { Config } from '@netlify/functions';

/** One function file, as its exported `config` describes it. */
export interface FunctionRoute {
  name: string;
  paths: readonly PathPattern[];
  excludedPaths: readonly PathPattern[];
  /** Undefined means all. */
  methods: ReadonlySet<string> | undefined;
  preferStatic: boolean;
  background: boolean;
  /** Runs every day and has no path. */
  isDaily: boolean;
}

interface PathPattern {
  /** Fixed beginning of every match: faster to compare than the pattern. */
  prefix: string;
  isLiteral: boolean;
  matches: (pathname: string) => boolean;
}

/** Without a path of its own a function answers at `/.netlify/functions/{name}`, as on Netlify. */
export function toRoute(name: string, config: Config = {}): FunctionRoute {
  const { path, excludedPath, schedule, method, preferStatic, background } = config;
  if (schedule !== undefined && schedule !== '@daily')
    throw new Error(`The function ${name} has a schedule that this server does not support.`);
  const paths = list<string>(path ?? `/.netlify/functions/${name}`);
  return {
    name,
    paths: paths.map(toPattern),
    excludedPaths: list<string>(excludedPath).map(toPattern),
    methods: method === undefined ? undefined : new Set<string>(list<string>(method)),
    preferStatic: preferStatic ?? false,
    isDaily: schedule !== undefined,
    background: background ?? name.endsWith('-background'),
  };
}

/** Exact addresses come before patterns, and a longer fixed beginning before a shorter one. */
export function matchRoute(
  routes: readonly FunctionRoute[],
  method: string,
  pathname: string,
): FunctionRoute | undefined {
  let best: { route: FunctionRoute; rank: number } | undefined;
  for (const route of routes) {
    if (route.isDaily) continue;
    if (route.methods && !route.methods.has(method)) continue;
    for (const pattern of route.paths) {
      const rank = pattern.isLiteral ? Infinity : pattern.prefix.length;
      if (best && best.rank >= rank) continue;
      if (!pattern.matches(pathname)) continue;
      if (route.excludedPaths.some((excluded) => excluded.matches(pathname))) continue;
      best = { route, rank };
    }
  }
  return best?.route;
}

function list<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Netlify allows every path to end in a slash as well. */
function toPattern(path: string): PathPattern {
  const [prefix = ''] = path.split(/[:*({+?\\]/, 1);
  const isLiteral = prefix === path;
  if (isLiteral) {
    return { prefix, isLiteral, matches: (pathname) => withoutSlash(pathname) === withoutSlash(path) };
  }
  const pattern = new URLPattern({ pathname: path });
  // The slash before an optional part may be missing as well: `/a/:id?` matches `/a`.
  const surePrefix = prefix.replace(/\/$/, '');
  const matches = (pathname: string): boolean =>
    pathname.startsWith(surePrefix) &&
    (pattern.test({ pathname }) || pattern.test({ pathname: withoutSlash(pathname) }));
  return { prefix, isLiteral, matches };
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
