import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';

/** The first part of every path below a manufacturer, former ones included. */
export const manufacturerAddresses = ({ manufacturers }: Pick<Catalogue, 'manufacturers'>): string[] =>
  manufacturers.flatMap(({ slug, slugAliases }) => [slug, ...slugAliases]);

/**
 * Netlify rewrites that serve `{list}?page=n` from the prerendered `/stranica/{n}{list}`. Forced (`200!`), because
 * the first page is a file at the same path. Written per manufacturer, so that no rule matches `/api` or another
 * area. A vehicle chosen on the home page, sent without a script, is redirected to the vehicle's page.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#query-parameters
 */
export function listRedirects(addresses: readonly string[]): string {
  const rewrite = (path: string, target = path) => `${path}  page=:page  /stranica/:page${target}  200!`;
  const manufacturers = addresses.toSorted();
  const trees = ['/kategorija', '/tuning', '/katalog', ...manufacturers.map((address) => `/${address}`)];
  // Per manufacturer here as well: a target that begins with user input could lead to another site.
  const choices = manufacturers.flatMap((address) => [
    `/katalog  marka=${address} model=:model godina=:godina  /${address}/:model/:godina  302!`,
    `/katalog  marka=${address} model=:model  /${address}/:model  302!`,
    `/katalog  marka=${address}  /${address}  302!`,
  ]);
  const rules = [
    ...choices,
    rewrite('/svi-proizvodi'),
    ...trees.map((path) => rewrite(`${path}/*`, `${path}/:splat`)),
  ];
  return `${rules.join('\n')}\n`;
}
