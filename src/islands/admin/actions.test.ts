import { afterEach, expect, test, vi } from 'vitest';
import { $toasts } from '#src/stores/toasts.ts';
import { tellUndoable } from './actions.ts';

afterEach(() => $toasts.set([]));

/** Presses the button of the newest toast, which closes it. */
function press(): void {
  const [newest, ...others] = [...$toasts.get()].reverse();
  $toasts.set(others.reverse());
  newest?.action?.run();
}

test('an undo that fails, e.g. without a network, is offered again until it succeeds', async () => {
  const outcomes = [false, false, true];
  const undo = vi.fn(() => Promise.resolve(outcomes.shift()));
  tellUndoable('Obrisano: Far', undo);
  for (const time of [1, 2]) {
    press();
    await vi.waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Obrisano: Far', lastsMs: null }]));
    expect(undo).toHaveBeenCalledTimes(time);
  }
  press();
  await vi.waitFor(() => expect(undo).toHaveBeenCalledTimes(3));
  await Promise.resolve();
  expect($toasts.get()).toEqual([]);
});
