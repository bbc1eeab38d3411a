import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

declare const drawn: unique symbol;
/** HTML that React made from a view; `Drawn.astro` places it in a page. */
export type Markup = string & { readonly [drawn]: true };

const remembered = new WeakMap<object, Map<unknown, Map<string, string>>>();

function formsOf(subject: object, view: unknown): Map<string, string> {
  const views = remembered.get(subject) ?? new Map<unknown, Map<string, string>>();
  remembered.set(subject, views);
  const forms = views.get(view) ?? new Map<string, string>();
  views.set(view, forms);
  return forms;
}

/**
 * Draws a view for a page. With a `subject` (one of the values of `props`) the markup is remembered for that very object
 * and the form that the other props ask for: a product stands in dozens of lists.
 */
export function draw<Props extends object>(
  view: ComponentType<Props>,
  props: Props,
  subject?: object,
): Markup {
  const make = () => renderToStaticMarkup(createElement(view, props));
  if (!subject) return make() as Markup;
  const forms = formsOf(subject, view);
  const form = JSON.stringify(props, (_name, value: unknown) => (value === subject ? undefined : value));
  const known = forms.get(form);
  if (known !== undefined) return known as Markup;
  const markup = make();
  forms.set(form, markup);
  return markup as Markup;
}

/** As an island takes it over: `hydrateRoot` asks for the same view with the same props. */
export const drawIsland = <Props extends object>(view: ComponentType<Props>, props: Props): Markup =>
  renderToString(createElement(view, props)) as Markup;
