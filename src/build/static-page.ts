import { hash } from 'node:crypto';
import { shop } from '#src/domain/shop/shop.ts';
import { shopYear } from '#src/domain/shop-year.ts';
import { siteProcess } from './site-process.ts';

const digests = siteProcess()?.digests ?? new WeakMap<object, string>();

/**
 * A key that changes exactly when a value changes. Objects are digested once and remembered, because the same product
 * is in the props of dozens of pages; so an object must not change after it was in a page's props.
 *
 * @throws TypeError for what has no properties of its own to compare, such as a Map
 */
export function digest(value: unknown): string {
  // As JSON, so that no text can be mistaken for the separator of two others; which has no word for NaN.
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  const known = digests.get(value);
  if (known) return known;
  let text: string;
  if (Array.isArray(value)) {
    text = `[${value.map((item) => `${digest(item)},`).join('')}`;
  } else {
    if (!isPlain(value)) throw new TypeError(`a page cannot be made of a ${value.constructor.name}`);
    text = '{';
    for (const [key, item] of Object.entries(value)) text += `${JSON.stringify(key)}=${digest(item)};`;
  }
  // At once: a hash object with an update for each part takes twice the time.
  const result = hash('sha1', text, 'base64url');
  digests.set(value, result);
  return result;
}

/** Objects of another realm included, as Astro's and Vitest's are. */
const isPlain = (value: object): boolean => Object.prototype.toString.call(value) === '[object Object]';

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
