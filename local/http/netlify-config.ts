import { statSync } from 'node:fs';
import { join } from 'node:path';
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
  /** The rules of the folder that is published now. Changes of the files take effect within a second. */
  rules: () => SiteRules;
}

export interface NetlifyConfigOptions {
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
  let stamp = stampOf(sources());
  let current = await readRules(sources());
  let checkedAt = performance.now();

  /** Requests use the old rules for the few milliseconds this takes, or for good if a file cannot be read. */
  const readAgain = (): void => {
    const next = stampOf(sources());
    if (next === stamp) return;
    stamp = next;
    readRules(sources()).then(
      (rules) => {
        current = rules;
      },
      () => undefined,
    );
  };

  return {
    rules: () => {
      const now = performance.now();
      if (now - checkedAt > 500) {
        checkedAt = now;
        readAgain();
      }
      return current;
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
  const config = statSync(netlifyConfigPath, { throwIfNoEntry: false }) ? { netlifyConfigPath } : {};
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
      const stats = statSync(file, { throwIfNoEntry: false });
      return `${file}:${stats?.mtimeMs ?? ''}:${stats?.size ?? ''}:${stats?.ino ?? ''}`;
    })
    .join('|');
}
