import type { SitePath } from './site-path.ts';

/** A line of `_redirects`, or a `[[redirects]]` of netlify.toml. */
export interface RedirectRule {
  /** `/old/:id/*`, matched with or without a trailing slash. */
  path: string;
  host?: string;
  to: string;
  status: number;
  /** Applies even where a file exists. */
  force: boolean;
  /** Parameters that must be present: `':name'` takes any value, anything else only that value. */
  query: Record<string, string>;
}

export interface RedirectMatch {
  rule: RedirectRule;
  /** With its placeholders filled in, and the request's own query when `to` has none. */
  to: string;
}

/** The first rule that matches, in their order; one that is not forced does not match where a file `exists`. */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: SitePath,
  host: string | undefined,
  exists: boolean,
): RedirectMatch | undefined {
  for (const rule of rules) {
    if (exists && !rule.force) continue;
    if (rule.host !== undefined && rule.host !== host) continue;
    const captured = capture(rule, path);
    if (captured !== undefined) return { rule, to: fill(rule, captured, path.search) };
  }
  return undefined;
}

function capture(rule: RedirectRule, { segments, search }: SitePath): Record<string, string> | undefined {
  const wanted = rule.path.split('/').filter((segment) => segment !== '');
  const hasSplat = wanted.at(-1) === '*';
  const fixed = hasSplat ? wanted.slice(0, -1) : wanted;
  if (hasSplat ? segments.length < fixed.length : segments.length !== fixed.length) return undefined;

  const captured: Record<string, string> = {};
  for (const [at, want] of fixed.entries()) {
    const segment = segments[at] ?? '';
    if (want.startsWith(':')) captured[want.slice(1)] = encodeURIComponent(segment);
    else if (want !== segment && want !== encodeURIComponent(segment)) return undefined;
  }
  if (hasSplat) captured['splat'] = segments.slice(fixed.length).map(encodeURIComponent).join('/');
  return captureQuery(rule.query, search, captured) ? captured : undefined;
}

function captureQuery(
  query: Record<string, string>,
  search: string,
  captured: Record<string, string>,
): boolean {
  const wanted = Object.entries(query);
  if (wanted.length === 0) return true;
  const sent = new URLSearchParams(search);
  for (const [name, want] of wanted) {
    const value = sent.get(name);
    if (value === null) return false;
    if (want.startsWith(':')) captured[want.slice(1)] = encodeURIComponent(value);
    else if (want !== value) return false;
  }
  return true;
}

function fill({ to, query }: RedirectRule, captured: Record<string, string>, search: string): string {
  const filled = to.replace(/:([a-z_]\w*)/gi, (placeholder, name: string) => captured[name] ?? placeholder);
  // Parameters that the rule matched are already where the rule wants them.
  const carriesOwnQuery = filled.includes('?') || Object.keys(query).length > 0;
  return carriesOwnQuery ? filled : filled + search;
}
