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

export interface RouteMatch {
  route: FunctionRoute;
  params: Record<string, string>;
}

interface PathPattern {
  /** Fixed beginning of every match: faster to compare than the pattern. */
  prefix: string;
  isLiteral: boolean;
  match: (pathname: string) => Record<string, string> | undefined;
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
): RouteMatch | undefined {
  let best: (RouteMatch & { rank: number }) | undefined;
  for (const route of routes) {
    if (route.isDaily) continue;
    if (route.methods && !route.methods.has(method)) continue;
    for (const pattern of route.paths) {
      const rank = pattern.isLiteral ? Infinity : pattern.prefix.length;
      if (best && best.rank >= rank) continue;
      const params = pattern.match(pathname);
      if (!params || route.excludedPaths.some((excluded) => excluded.match(pathname))) continue;
      best = { route, params, rank };
    }
  }
  return best;
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
    return {
      prefix,
      isLiteral,
      match: (pathname) => (withoutSlash(pathname) === withoutSlash(path) ? {} : undefined),
    };
  }
  const pattern = new URLPattern({ pathname: path });
  // The slash before an optional part may be missing as well: `/a/:id?` matches `/a`.
  const surePrefix = prefix.replace(/\/$/, '');
  const match = (pathname: string): Record<string, string> | undefined => {
    if (!pathname.startsWith(surePrefix)) return undefined;
    const groups = (pattern.exec({ pathname }) ?? pattern.exec({ pathname: withoutSlash(pathname) }))
      ?.pathname.groups;
    return groups && named(groups);
  };
  return { prefix, isLiteral, match };
}

function named(groups: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not a valid escape: the value is used as it was sent.
    return value;
  }
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
