import { afterEach, expect, test, vi } from 'vitest';
import { problemText } from '#src/strings/problems.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { adminCall, AdminProblem, isTransient, refuse } from './admin-call.ts';

afterEach(() => vi.unstubAllGlobals());

const refusalOf = (status: number, answer: object): AdminProblem => {
  try {
    return refuse(status, answer, 'token', failureText.update);
  } catch (error) {
    return error as AdminProblem;
  }
};

test.each([
  ['a server error', 500, 'internal', problemText.internal, failureText.update, true],
  ['a database that does not answer', 503, 'unavailable', problemText.unansweredWrite, undefined, true],
  ['a full disk', 503, 'unavailable', problemText.diskFull, undefined, true],
  ['a refused field', 400, 'bad_request', problemText.badYear, undefined, false],
])('shows the owner a message that helps with %s', (_, status, code, error, line, isRetried) => {
  const problem = refusalOf(status, { error, code });
  expect(problem).toMatchObject({ status, code, message: line ?? error });
  expect(isTransient(problem)).toBe(isRetried);
});

test('a successful answer that arrives only in part is neither shown nor kept, but requested again', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"manufacturers":[')));
  const problem = await adminCall('manufacturers-models').catch((error: unknown) => error);
  expect(problem).toMatchObject({ name: 'AdminProblem', status: 0, message: failureText.network });
  expect(isTransient(problem)).toBe(true);
});
