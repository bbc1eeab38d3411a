import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { SearchBox, type SearchBoxProps } from '#src/islands/search/SearchBox.tsx';

const drawn = new Map<string, string>();

/** The island as it is before it is touched, drawn once for all pages of a build. */
export function searchBoxHtml(props: SearchBoxProps): string {
  const key = JSON.stringify(props);
  const html = drawn.get(key) ?? renderToString(createElement(SearchBox, props));
  drawn.set(key, html);
  return html;
}
