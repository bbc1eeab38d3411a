import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import type { RedirectRule } from './redirect-rules.ts';

/** The rules of netlify.toml, `_headers` and `_redirects`, read by Netlify's own parsers. */
export interface SiteRules {
  headers: readonly Header[];
  redirects: readonly RedirectRule[];
  /** Lines that could not be parsed, and rules that only Netlify can follow. */
  warnings: readonly string[];
}

export interface NetlifyConfig {
  /** As they were read last. */
  rules: () => SiteRules;
  /**
   * Resolves when `rules` are those of the folder that is published now, so files and rules change together. Waits while
   * a publisher swaps that folder.
   */
  upToDate: () => Promise<void>;
}

const NOTHING_WHERE_MISSING = { throwIfNoEntry: false } as const;
/** Far longer than a swap takes. */
const SWAP_TRIES = 50;
const SWAP_PAUSE_MS = 20;

interface NetlifyConfigOptions {
  /** Where netlify.toml is. It may be missing, as may the other two. */
  root: string;
  /** The publish folder, which a publisher may swap. */
  currentFolder: () => string;
}

export async function openNetlifyConfig({
  root,
  currentFolder,
}: NetlifyConfigOptions): Promise<NetlifyConfig> {
  const sources = (): string[] => {
    const folder = currentFolder();
    return [join(root, 'netlify.toml'), join(folder, '_headers'), join(folder, '_redirects')];
  };
  const stampNow = () => `${statSync(currentFolder(), NOTHING_WHERE_MISSING)?.ino}|${stampOf(sources())}`;
  let stamp = stampNow();
  let current = await readRules(sources());
  let reading: Promise<void> | undefined;

  const readAgain = async (): Promise<void> => {
    // A publisher swaps the whole folder with two renames: without a folder there are no rules, but soon there will be.
    for (let tries = 0; tries < SWAP_TRIES && !existsSync(currentFolder()); tries++)
      await pause(SWAP_PAUSE_MS);
    const next = stampNow();
    try {
      current = await readRules(sources());
    } catch {
      // A file that cannot be read: the rules before it stay in force.
    }
    stamp = next;
  };

  return {
    rules: () => current,
    upToDate: async () => {
      // Called for every request. Synchronous, because four calls take 15 µs and the thread pool ten times as long.
      while (stampNow() !== stamp) await (reading ??= readAgain().finally(() => (reading = undefined)));
    },
  };
}

/** Later rules win, as on Netlify. `pathname` is the requested one. Header names are in lower case. */
export function headersFor({ headers }: SiteRules, pathname: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { forRegExp, values } of headers) {
    if (!forRegExp.test(pathname)) continue;
    for (const [name, value] of Object.entries(values)) found[name.toLowerCase()] = value;
  }
  return found;
}

async function readRules([
  netlifyConfigPath = '',
  headersFile = '',
  redirectsFile = '',
]: string[]): Promise<SiteRules> {
  const config = statSync(netlifyConfigPath, NOTHING_WHERE_MISSING) ? { netlifyConfigPath } : {};
  const [headers, redirects] = await Promise.all([
    parseAllHeaders({ headersFiles: [headersFile], configHeaders: undefined, minimal: false, ...config }),
    parseAllRedirects({ redirectsFiles: [redirectsFile], configRedirects: [], minimal: false, ...config }),
  ]);
  const rules = (redirects.redirects as ParsedRedirect[]).map(toRule);
  const errors = [...headers.errors, ...(redirects.errors as Error[])];
  return {
    headers: headers.headers as Header[],
    redirects: rules.filter((rule) => typeof rule !== 'string'),
    warnings: [...errors.map(({ message }) => message), ...rules.filter((rule) => typeof rule === 'string')],
  };
}

/** The parser's types are `unknown`; this is what it returns with `minimal: false`. */
interface ParsedRedirect {
  from: string;
  path: string;
  host?: string;
  to: string;
  status?: number;
  force: boolean;
  query: Record<string, string>;
  conditions: Record<string, unknown>;
  proxy: boolean;
}

function toRule(parsed: ParsedRedirect): RedirectRule | string {
  const { from, path, host, to, status = 301, force, query, conditions, proxy } = parsed;
  if (proxy) return `The proxy from ${from} to ${to} works on Netlify only.`;
  if (Object.keys(conditions).length > 0)
    return `The redirect from ${from} has conditions, which work on Netlify only.`;
  return { path, to, status, force, query, ...(host !== undefined && { host }) };
}

function stampOf(files: string[]): string {
  return files
    .map((file) => {
      const stats = statSync(file, NOTHING_WHERE_MISSING);
      return `${file}:${stats?.mtimeMs ?? ''}:${stats?.size ?? ''}:${stats?.ino ?? ''}`;
    })
    .join('|');
}
