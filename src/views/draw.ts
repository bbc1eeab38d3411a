import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { shopYear } from '#src/domain/years.ts';

declare const drawn: unique symbol;
/** HTML that React made from a view; `Drawn.astro` places it in a page. */
export type Markup = string & { readonly [drawn]: true };

const remembered = new WeakMap<object, Map<unknown, Map<string, Markup>>>();

function formsOf(subject: object, view: unknown): Map<string, Markup> {
  const views = remembered.get(subject) ?? new Map<unknown, Map<string, Markup>>();
  remembered.set(subject, views);
  const forms = views.get(view) ?? new Map<string, Markup>();
  views.set(view, forms);
  return forms;
}

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
  const markup = forms.get(form) ?? make();
  forms.set(form, markup);
  return markup;
}

/**
 * Draws a view for a page. With a `subject` (one of the values of `props`) the markup is remembered for that very object
 * and the form that the other props ask for: a product stands in dozens of lists.
 */
export const draw = <Props extends object>(view: ComponentType<Props>, props: Props, subject?: object) =>
  drawWith(renderToStaticMarkup, view, props, subject);

/**
 * As an island takes it over: `hydrateRoot` asks for the same view with the same props. The view itself as `subject`
 * remembers every form of it, for those that stand in the frame of every page.
 */
export const drawIsland = <Props extends object>(
  view: ComponentType<Props>,
  props: Props,
  subject?: object,
) => drawWith(renderToString, view, props, subject);
