import { expect, test, vi } from 'vitest';
import { askBeforeLeaving } from './ask-before-leaving.ts';

test('asks in browsers that look at the return value, as Chrome before 119, and in those that do not', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const stop = askBeforeLeaving();
  const leave = () => {
    const event = Object.assign(new Event('beforeunload', { cancelable: true }), { asked: '' });
    // Node's own property is false once the default is prevented.
    Object.defineProperty(event, 'returnValue', { set: (value: string) => (event.asked = value) });
    page.dispatchEvent(event);
    return { asked: event.asked !== '', prevented: event.defaultPrevented };
  };
  expect(leave()).toEqual({ asked: true, prevented: true });
  stop();
  expect(leave()).toEqual({ asked: false, prevented: false });
  vi.unstubAllGlobals();
});
