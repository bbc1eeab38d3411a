/**
 * Netlify rewrites that serve `{list}?page=n` from the prerendered `/stranica/{n}{list}`. Forced (`200!`), because the
 * first page is a file at the same path. Written per manufacturer, so that no rule can catch `/api` or another room.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#query-parameters
 */
export function listingRedirects(manufacturerAddresses: readonly string[]): string {
  const rewrite = (path: string, target = path) => `${path}  page=:page  /stranica/:page${target}  200!`;
  const lists = ['/svi-proizvodi'];
  const trees = [
    '/kategorija',
    '/tuning',
    '/katalog',
    ...manufacturerAddresses.toSorted().map((address) => `/${address}`),
  ];
  const rules = [
    ...lists.map((path) => rewrite(path)),
    ...trees.map((path) => rewrite(`${path}/*`, `${path}/:splat`)),
  ];
  return `${rules.join('\n')}\n`;
}
