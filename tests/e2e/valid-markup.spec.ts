import { OTHER_PAGES, SCREENS } from './setup/screens.ts';
import { expect, test } from './setup/shop-test.ts';

const PATHS = [
  ...[...SCREENS, ...OTHER_PAGES].map(([, path]) => path),
  ...['/nema', '/kategorija/nema', '/proizvod/999999', '/search?q=far', '/rezerva/bez-mreze'],
];

/** What a validator of HTML says about a page as it is sent; runs in the browser. */
function faultsOf(html: string): string[] {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const all = [...sent.querySelectorAll('*')];
  const ids = all.map(({ id }) => id).filter(Boolean);
  const references = ['for', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
  const after = html.slice(html.indexOf('</html>') + '</html>'.length).trim();
  return [
    ...(after ? [`after the end of the document: ${after}`] : []),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two elements have the id ${id}`),
    ...[...references, 'aria-activedescendant'].flatMap((name) =>
      all
        .flatMap((one) => one.getAttribute(name)?.split(' ') ?? [])
        .filter((id) => !ids.includes(id))
        .map((id) => `${name} names "${id}", which is not on the page`),
    ),
    ...all
      .filter((one) => one.matches('dl > :not(div, dt, dd), dl > div > :not(dt, dd)'))
      .map(({ tagName }) => `${tagName} in a list of names and values`),
  ];
}

test('a page is valid where browsers have to guess otherwise: its end, ids, references, lists of values', async ({
  page,
  request,
}) => {
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    expect.soft([path, await page.evaluate(faultsOf, html)]).toEqual([path, []]);
  }
});
