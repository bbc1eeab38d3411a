import { afterEach, expect, test, vi } from 'vitest';
import { $toasts } from '#src/stores/toasts.ts';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

test.each([
  ['copied', { writeText: () => Promise.resolve() }],
  ['not copied', { writeText: () => Promise.reject(new Error('refused')) }],
  // As on a page without TLS.
  ['not copied', undefined],
])('says "%s"', async (message, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  copyText('text', 'copied', 'not copied');
  await vi.waitFor(() => expect($toasts.get().map(({ text }) => text)).toEqual([message]));
});
