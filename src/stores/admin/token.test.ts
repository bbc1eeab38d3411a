import { afterEach, expect, test, vi } from 'vitest';
import { bearerOf, sessionMark } from './token.ts';

afterEach(() => vi.unstubAllGlobals());

test('what the storage keeps of a login opens nothing, and no two logins are alike', () => {
  vi.stubGlobal('isSecureContext', true);
  const mark = sessionMark('geheim');
  expect(mark).not.toContain('geheim');
  expect(mark).not.toBe(sessionMark('geheim'));
  expect(bearerOf(mark)).toEqual({});
});

test('where the browser refuses the cookie, the token is kept and sent', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(sessionMark('geheim')).toBe('geheim');
  expect(bearerOf('geheim')).toEqual({ authorization: 'Bearer geheim' });
});
