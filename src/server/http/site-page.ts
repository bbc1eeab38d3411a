import type { Next } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { OWN_SITE_TIMEOUT_MS } from '#src/domain/limits/requests.ts';
import { takeSettings } from '#src/domain/shop/shop-in-browser.ts';
import type { Markup } from '#src/views/render-view.ts';
import type { Call } from './routes.ts';
import { PAGE_POLICY } from './security-headers.ts';

/** Headers for a page of this site that a function sends: that of `routes` is for data. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
};

export const siteUrlOf = (c: Call): string => c.env.siteUrl ?? new URL(c.req.url).origin;

/** The value of an attribute that Astro has written; in one pass, or a typed `&amp;` would become `&`. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#34|quot|#38|amp);/g, (escape) => (/34|quot/.test(escape) ? '"' : '&'));

/**
 * A prerendered page of this site, for a function's answer. What the function renders into it shows the same settings of
 * the shop as the page.
 */
export async function readSitePage(siteUrl: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(OWN_SITE_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  takeSettings(unescaped(/ data-shop="([^"]*)"/.exec(html)?.[1] ?? '{}'));
  return html;
}

/** People get the error page. Its file is served without a function, unless the whole site is down. */
export async function withErrorPage(c: Call, next: Next): Promise<void> {
  await next();
  const status = c.res.status as ContentfulStatusCode;
  if (status < 500) return;
  const html = await readSitePage(siteUrlOf(c), '/500.html').catch(() => undefined);
  if (html !== undefined) c.res = c.body(html, status, { ...PAGE_HEADERS, 'cache-control': 'no-cache' });
}

/**
 * The public address of the site, as its build has written it into the page. The request's own is not trusted: a
 * cache would keep it for the next visitor.
 */
export function originOf(html: string): string {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return new URL(canonical).origin;
}

/** Replaces markup that the build has put into the page with other markup. */
export function replaceMarkup(html: string, built: Markup, markup: Markup): string {
  if (!html.includes(built)) throw new Error('the page does not hold the markup that is to be replaced');
  return html.replace(built, () => markup);
}
