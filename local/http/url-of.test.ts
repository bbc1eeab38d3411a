import { expect, test } from 'vitest';
import { urlOf } from './url-of.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8888'],
  ['0.0.0.0', 'http://localhost:8888'],
  ['::', 'http://localhost:8888'],
  ['::1', 'http://[::1]:8888'],
  ['fd00::7', 'http://[fd00::7]:8888'],
  ['shop.local', 'http://shop.local:8888'],
])('a shop at %s is opened as %s', (host, url) => {
  expect(urlOf(host, 8888)).toBe(url);
  expect(URL.canParse(url)).toBe(true);
});
