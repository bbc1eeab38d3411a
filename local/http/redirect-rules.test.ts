import { expect, test } from 'vitest';
import { matchRedirect, type RedirectRule } from './redirect-rules.ts';
import { parseSitePath, type SitePath } from './site-path.ts';

function aRule(overrides: Partial<RedirectRule>): RedirectRule {
  return { path: '/old', to: '/new', status: 301, force: false, query: {}, ...overrides };
}

function at(target: string): SitePath {
  const path = parseSitePath(target);
  if (!path) throw new Error(`${target} is no address`);
  return path;
}

test.each([
  ['/old', '/new', '/old', '/new'],
  ['/old', '/new', '/old/', '/new'],
  ['/old', '/new', '/old?a=1', '/new?a=1'],
  ['/old', '/new?b=2', '/old?a=1', '/new?b=2'],
  ['/p/:id', '/proizvod/:id', '/p/a%20b', '/proizvod/a%20b'],
  ['/blog/*', '/novosti/:splat', '/blog/2024/x', '/novosti/2024/x'],
  ['/blog/*', '/novosti/:splat', '/blog', '/novosti/'],
  ['/*', 'https://shop.example/:splat', '/a/b?c=d', 'https://shop.example/a/b?c=d'],
  ['/p/:id', 'https://shop.example:8080/:id', '/p/%0d%0aX', 'https://shop.example:8080/%0D%0AX'],
  ['/čačak', '/new', '/%C4%8Da%C4%8Dak', '/new'],
])('a rule from %s to %s leads %s to %s', (path, to, asked, led) => {
  expect(matchRedirect([aRule({ path, to })], at(asked), undefined, false)?.to).toBe(led);
});

test.each([
  ['/old', '/older'],
  ['/old', '/old/deeper'],
  ['/p/:id', '/p'],
  ['/p/:id', '/p/1/2'],
])('a rule from %s does not match %s', (path, asked) => {
  expect(matchRedirect([aRule({ path })], at(asked), undefined, false)).toBeUndefined();
});

test('parameters of the address choose a rule and fill it', () => {
  const rules = [
    aRule({ query: { kind: 'part', id: ':id' }, to: '/dio/:id' }),
    aRule({ query: { id: ':id' }, to: '/proizvod/:id' }),
  ];
  const led = (target: string) => matchRedirect(rules, at(target), undefined, false)?.to;
  expect(led('/old?id=7&kind=part')).toBe('/dio/7');
  expect(led('/old?id=a/b')).toBe('/proizvod/a%2Fb');
  expect(led('/old')).toBeUndefined();
});

test('only a forced rule hides a file that exists', () => {
  const rules = [aRule({ to: '/soft' }), aRule({ to: '/hard', force: true })];
  expect(matchRedirect(rules, at('/old'), undefined, true)?.to).toBe('/hard');
  expect(matchRedirect(rules, at('/old'), undefined, false)?.to).toBe('/soft');
});

test('a rule for one host leaves the others alone', () => {
  const rules = [aRule({ host: 'www.shop.example' })];
  expect(matchRedirect(rules, at('/old'), 'www.shop.example', false)).toBeDefined();
  expect(matchRedirect(rules, at('/old'), 'shop.example', false)).toBeUndefined();
});
