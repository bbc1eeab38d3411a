import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { shop } from '#src/domain/shop.ts';
import { shopYear } from '#src/domain/years.ts';

declare const drawn: unique symbol;
/** HTML rendered by React from a view; `Drawn.astro` inserts it into a page. */
export type Markup = string & { readonly [drawn]: true };

let remembered = new WeakMap<object, Map<unknown, Map<string, Markup>>>();
let drawnFor = shop();

function formsOf(subject: object, view: unknown): Map<string, Markup> {
  // Views draw the shop's numbers.
  if (drawnFor !== shop()) remembered = new WeakMap();
  drawnFor = shop();
  const views = remembered.get(subject) ?? new Map<unknown, Map<string, Markup>>();
  remembered.set(subject, views);
  const forms = views.get(view) ?? new Map<string, Markup>();
  views.set(view, forms);
  return forms;
}

/** A joined string is kept as a tree of its parts until it is written; a copy is one piece, in every page that has it. */
const inOnePiece = (markup: Markup) => Buffer.from(markup).toString() as Markup;

function drawWith<Props extends object>(
  render: typeof renderToString,
  view: ComponentType<Props>,
  props: Props,
  subject: object | undefined,
): Markup {
  const make = () => render(createElement(view, props)) as Markup;
  if (!subject) return make();
  const forms = formsOf(subject, view);
  const others = JSON.stringify(props, (_name, value: unknown) => (value === subject ? undefined : value));
  // Scales end at the year for which pages are made.
  const form = `${shopYear()} ${others}`;
  const markup = forms.get(form) ?? inOnePiece(make());
  forms.set(form, markup);
  return markup;
}

/**
 * Renders a view for a page. With a `subject` (one of the values of `props`) the markup is cached for that object and
 * the other props: a product is in dozens of lists.
 */
export const draw = <Props extends object>(view: ComponentType<Props>, props: Props, subject?: object) =>
  drawWith(renderToStaticMarkup, view, props, subject);

/**
 * Renders markup for an island: `hydrateRoot` needs the same view with the same props. Pass the view itself as
 * `subject` to cache all its markup, for views in the frame of every page.
 */
export const drawIsland = <Props extends object>(
  view: ComponentType<Props>,
  props: Props,
  subject?: object,
) => drawWith(renderToString, view, props, subject);
