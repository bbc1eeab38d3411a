import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSitePath, toPathname } from './site-path.ts';

// prettier-ignore
test.each([
  ['/', [], false, ''],
  ['/a', ['a'], false, ''],
  ['/a/?q=1', ['a'], true, '?q=1'],
  ['/a/b%20c.html', ['a', 'b c.html'], false, ''],
  ['/%C4%8Da%C4%8Dak?x=%zz', ['čačak'], false, '?x=%zz'],
])('takes %s apart', (target, segments, endsInSlash, search) => {
  expect(parseSitePath(target)).toMatchObject({ segments, endsInSlash, search });
});

// prettier-ignore
test.each([
  '', '*', 'http://evil.example/', '//evil.example', '/a//b', '//', '/..', '/a/../b', '/%2e%2e/etc/passwd', '/.%2E/x',
  '/a%2fb', '/a%5cb', '/a\\b', '/%', '/%00', '/a%', '/%c3', '/%zz', '/.',
])('refuses %s', (target) => {
  expect(parseSitePath(target)).toBeUndefined();
});

test('whatever is sent, no segment can leave the folder', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('..', '%2e', '/', '%2f', '\\', '%00', '.', '%5c'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      for (const segment of parseSitePath(`/${pieces.join('')}`)?.segments ?? []) {
        expect(segment).not.toMatch(/^\.{0,2}$|[/\\\0]/);
      }
    }),
  );
});

test('an address made of segments is read back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (segments) => {
      fc.pre(segments.every((segment) => !/^\.{1,2}$|[/\\\0]/.test(segment) && segment.isWellFormed()));
      expect(parseSitePath(toPathname(segments))?.segments).toEqual(segments);
    }),
  );
});
