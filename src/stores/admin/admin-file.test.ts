import { afterEach, expect, test, vi } from 'vitest';
import { failureText } from '#src/strings/admin/failures.ts';
import { isTransient } from './admin-call.ts';
import { downloadFile } from './download.ts';
import { readPicture } from './read-picture.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a download', () => downloadFile('backup', 'kopija.json')],
  ['a picture', () => readPicture('messages/1/pictures/0')],
])('%s that is cut off midway says that there is no network, and may be tried again', async (_, read) => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(9)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const problem = await read().catch((error: unknown) => error);
  expect(problem).toMatchObject({ name: 'AdminProblem', status: 0, message: failureText.network });
  expect(isTransient(problem)).toBe(true);
});
