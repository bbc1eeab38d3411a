import { afterEach, expect, test, vi } from 'vitest';
import { bearerOf, sessionMark } from './token.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is stored after a login grants no access, and differs for each login', () => {
  vi.stubGlobal('isSecureContext', true);
  const mark = sessionMark('secret');
  expect(mark).not.toContain('secret');
  expect(mark).not.toBe(sessionMark('secret'));
  expect(bearerOf(mark)).toEqual({});
});

test('where the browser refuses the cookie, the token is stored and sent', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(sessionMark('secret')).toBe('secret');
  expect(bearerOf('secret')).toEqual({ authorization: 'Bearer secret' });
});
