import { beforeEach, expect, test } from 'vitest';
import { closeToast } from './close-toast.ts';
import { $toasts, notify, toast, TOAST_LASTS_MS } from './toasts.ts';

const texts = () => $toasts.get().map(({ text }) => text);

beforeEach(() => $toasts.set([]));

test('a toast replaces the one before', () => {
  toast('prva');
  toast('druga');
  expect(texts()).toEqual(['druga']);
});

test('at most three notices are shown, and the oldest is removed first', () => {
  for (const text of ['1', '2', '3', '4']) notify(text);
  expect(texts()).toEqual(['2', '3', '4']);
});

test('an error stays until it is closed, and other notices are removed first', () => {
  const id = notify('greška', { tone: 'error', lastsMs: 10 });
  for (const text of ['2', '3', '4']) notify(text);
  expect(texts()).toEqual(['greška', '3', '4']);
  expect($toasts.get()[0]?.lastsMs).toBeNull();
  closeToast(id);
  expect(texts()).toEqual(['3', '4']);
});

test('a notice lasts four seconds unless told otherwise', () => {
  notify('a');
  notify('b', { lastsMs: 8000 });
  expect($toasts.get().map(({ lastsMs }) => lastsMs)).toEqual([TOAST_LASTS_MS, 8000]);
});
