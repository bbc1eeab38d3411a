import { createHash } from 'node:crypto';
import { shop } from '#src/domain/shop/shop.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { siteProcess } from './site-process.ts';

const digests = siteProcess()?.digests ?? new WeakMap<object, string>();

/**
 * A key that changes exactly when a value changes. Objects are digested once and remembered, because the same product
 * is in the props of dozens of pages; so an object must not change after it was in a page's props.
 */
export function digest(value: unknown): string {
  // As JSON, so that no text can be mistaken for the separator of two others.
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : JSON.stringify(value);
  const known = digests.get(value);
  if (known) return known;
  const hash = createHash('sha1');
  if (Array.isArray(value)) for (const item of value) hash.update(`${digest(item)},`);
  else
    for (const [key, item] of Object.entries(value)) hash.update(`${JSON.stringify(key)}=${digest(item)};`);
  const result = hash.digest('base64url');
  digests.set(value, result);
  return result;
}

export type StaticPage<Props> = {
  params: Record<string, string | undefined>;
  props: Props;
  cacheKey: string;
};

/** A page's file depends on its props, the shop's settings and the year alone, so its cache key is made of them. */
export const staticPage = <Props extends object>(
  params: Record<string, string | undefined>,
  props: Props,
): StaticPage<Props> => ({ params, props, cacheKey: `${digest(props)}.${shopYear()}.${digest(shop())}` });

/**
 * The last call of every `getStaticPaths`, with the route's pattern. An ordinary build gets all pages; a process that
 * publishes again sees all of them, and gives Astro those that have changed.
 */
export function listed<Props extends object>(
  pattern: string,
  pages: readonly StaticPage<Props>[],
): StaticPage<Props>[] {
  // The result is a subset of the pages that were passed in.
  return [...(siteProcess()?.list(pattern, pages) ?? pages)] as StaticPage<Props>[];
}
