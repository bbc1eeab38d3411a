import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type Shop, shop } from '#src/domain/shop/shop.ts';
import { shopYear } from '#src/domain/shop-year.ts';

declare const rendered: unique symbol;
/** HTML rendered by React from a view; `InsertedMarkup.astro` inserts it into a page. */
export type Markup = string & { readonly [rendered]: true };

type Kept = {
  shop: Shop;
  bySubject: WeakMap<object, Map<unknown, Map<string, Markup>>>;
  byKey: Map<string, Markup>;
};
const empty = (): Kept => ({ shop: shop(), bySubject: new WeakMap(), byKey: new Map() });
let last = empty();

/** Views render the shop's settings, so the cache is emptied when they change. */
const kept = (): Kept => (last.shop === shop() ? last : (last = empty()));

function markupsOf(subject: object, view: unknown): Map<string, Markup> {
  const cached = kept().bySubject;
  const views = cached.get(subject) ?? new Map<unknown, Map<string, Markup>>();
  cached.set(subject, views);
  const markups = views.get(view) ?? new Map<string, Markup>();
  views.set(view, markups);
  return markups;
}

/** V8 keeps a concatenated string as a tree of its parts; a copy is flat, in every page that uses it. */
const inOnePiece = (markup: Markup) => Buffer.from(markup).toString() as Markup;

/** The props without the subject, as text. They are searched in depth only if the subject is not a prop itself. */
function keyOf(props: object, subject: object): string {
  const others = Object.entries(props).filter(([, value]) => value !== subject);
  const isFound = others.length < Object.keys(props).length;
  return JSON.stringify(
    others,
    isFound ? undefined : (_name, value: unknown) => (value === subject ? undefined : value),
  );
}

function renderWith<Props extends object>(
  render: typeof renderToString,
  view: ComponentType<Props>,
  props: Props,
  subject: object | undefined,
): Markup {
  const make = () => render(createElement(view, props)) as Markup;
  if (!subject) return make();
  const markups = markupsOf(subject, view);
  const others = keyOf(props, subject);
  // Scales end at the year for which pages are made.
  const key = `${shopYear()} ${others}`;
  const markup = markups.get(key) ?? inOnePiece(make());
  markups.set(key, markup);
  return markup;
}

/**
 * Renders a view for a page. With a `subject` (one of the values of `props`) the markup is cached for that object and
 * the other props: a product is in dozens of lists.
 */
export const renderView = <Props extends object>(
  view: ComponentType<Props>,
  props: Props,
  subject?: object,
) => renderWith(renderToStaticMarkup, view, props, subject);

/**
 * Renders markup for an island: `hydrateRoot` needs the same view with the same props. Pass the view itself as
 * `subject` to cache all its markup, for views in the frame of every page. The element around the markup needs
 * `translate="no"`: what a browser has translated cannot be hydrated.
 */
export const renderIsland = <Props extends object>(
  view: ComponentType<Props>,
  props: Props,
  subject?: object,
) => renderWith(renderToString, view, props, subject);

/** The markup of a part of the frame that Astro renders, cached for `key`. Only `CachedMarkup.astro` calls it. */
export async function cacheMarkup(key: string, render: () => Promise<Markup>): Promise<Markup> {
  const { byKey } = kept();
  const ofYear = `${shopYear()} ${key}`;
  const markup = byKey.get(ofYear) ?? inOnePiece(await render());
  byKey.set(ofYear, markup);
  return markup;
}
