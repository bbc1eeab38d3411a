import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilBelowView } from './until-below-view.ts';

const element = {} as Element;
/** The observers that are connected, each with a function that tells it where the element is. */
const watching = new Set<(top: number) => void>();

beforeEach(() => {
  watching.clear();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 100);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (top: number) => void;
      constructor(observed: (entries: { boundingClientRect: { top: number } }[]) => void) {
        this.tell = (top) => observed([{ boundingClientRect: { top } }]);
      }
      observe() {
        watching.add(this.tell);
      }
      disconnect() {
        watching.delete(this.tell);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const tellAll = (top: number) => watching.forEach((tell) => tell(top));

/** A signal that counts its listeners. */
function countedSignal() {
  const controller = new AbortController();
  const listeners = new Set<unknown>();
  const { signal } = controller;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  signal.addEventListener = (type: string, listener: EventListener) => {
    listeners.add(listener);
    add(type, listener);
  };
  signal.removeEventListener = (type: string, listener: EventListener) => {
    listeners.delete(listener);
    remove(type, listener);
  };
  return { controller, signal, listeners };
}

test('parts for a vehicle that was changed meanwhile wait for nothing', async () => {
  await untilBelowView(element, AbortSignal.abort());
  expect(watching.size).toBe(0);
});

test('the wait ends below the view, and watches and listens to nothing afterwards', async () => {
  const { signal, listeners } = countedSignal();
  const wait = untilBelowView(element, signal);
  tellAll(400);
  expect([watching.size, listeners.size]).toEqual([1, 1]);
  tellAll(900);
  await wait;
  expect([watching.size, listeners.size]).toEqual([0, 0]);
});

test('the wait ends when another vehicle is chosen', async () => {
  const { controller, signal, listeners } = countedSignal();
  const wait = untilBelowView(element, signal);
  controller.abort();
  await wait;
  expect([watching.size, listeners.size]).toEqual([0, 0]);
});
