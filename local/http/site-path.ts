export interface SitePath {
  /** As sent, with its escapes: the patterns of functions and header rules are matched against it. */
  pathname: string;
  /** Decoded, without empty first and last segments: `/a/b%20c/` is `['a', 'b c']`. */
  segments: string[];
  /** True for `/a/`, but not for `/`. */
  endsInSlash: boolean;
  /** With its question mark, or ''. */
  search: string;
}

/**
 * Undefined for what no honest client sends and no file may match: broken escapes, NUL, `..` in any spelling,
 * backslashes and escaped slashes. An empty segment inside (`//evil.example`) is refused too, since a redirect made
 * from it would lead to another host.
 */
export function parseSitePath(target: string): SitePath | undefined {
  const [address = ''] = target.split('#', 1);
  const queryAt = address.indexOf('?');
  const pathname = queryAt === -1 ? address : address.slice(0, queryAt);
  const search = queryAt === -1 ? '' : address.slice(queryAt);
  if (!pathname.startsWith('/')) return undefined;

  const endsInSlash = pathname.length > 1 && pathname.endsWith('/');
  const inner = pathname.slice(1, endsInSlash ? -1 : undefined);
  const segments: string[] = [];
  for (const raw of inner === '' ? [] : inner.split('/')) {
    const segment = decodeSegment(raw);
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  if (inner === '' && endsInSlash) return undefined;
  return { pathname, segments, endsInSlash, search };
}

/** The path that these decoded segments make. */
export function toPathname(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function decodeSegment(raw: string): string | undefined {
  try {
    const segment = raw.includes('%') ? decodeURIComponent(raw) : raw;
    return segment === '' || segment === '.' || segment === '..' || /[/\\\0]/.test(segment)
      ? undefined
      : segment;
  } catch {
    // A broken escape.
    return undefined;
  }
}
