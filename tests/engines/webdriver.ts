import { setTimeout as pause } from 'node:timers/promises';
import type { Control, Driver, Key } from './driver.ts';
import { startProcess, type Ended } from './processes.ts';

// https://www.w3.org/TR/webdriver2/
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};
const HEIGHT = 720;
/** Large enough for the frame and the browser's toolbars. */
const WINDOW = { x: 0, y: 0, width: 1300, height: 900 };
const CALL_MS = 20_000;
const START_MS = 15_000;

type Call = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

const caller =
  (driverUrl: string): Call =>
  async <Answer>(method: string, path: string, body: object = {}) => {
    const response = await fetch(driverUrl + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };

async function untilReady(call: Call): Promise<void> {
  for (const end = Date.now() + START_MS; ;) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}

/** Presses and releases these keys one after the other. */
const keystrokes = (keys: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: Array.from(keys).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

/** Window sizes have a minimum or cannot be set here, so the shop is shown in a frame of the wanted width. */
const frameOf = (width: number): string => `(() => {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; width: ${width}px; height: ${HEIGHT}px';
  frame.src = location.href;
  document.body.replaceChildren(frame);
  return frame;
})()`;

export type WebDriver = {
  executable: string;
  browser: string;
  /** The vendor's name of the capability with the browser's program and arguments. */
  options: string;
  args: string[];
  environment?: Record<string, string>;
};

type Created = { sessionId: string; capabilities: { setWindowRect: boolean } };
type Session = { call: Call; path: string; ended: Ended };

const sessionDriver = ({ call, path, ended }: Session): Driver => {
  const post = <Answer>(command: string, body?: object) => call<Answer>('POST', path + command, body);
  const run = <Answer>(expression: string) =>
    post<Answer>('/execute/sync', { script: `return ${expression}`, args: [] });
  const find = async (expression: string): Promise<Control | undefined> => {
    const element = await run<Record<string, string> | null>(expression);
    if (!element) return undefined;
    const at = `/element/${element[ELEMENT]}`;
    return {
      click: () => post<undefined>(`${at}/click`),
      upload: (file) => post<undefined>(`${at}/value`, { text: file }),
    };
  };
  const type = (keys: string) => post<undefined>('/actions', keystrokes(keys));
  return {
    prepare: async (emptyPage, width) => {
      await post('/frame', { id: null });
      await post('/url', { url: emptyPage });
      await post('/frame', { id: await run<object>(frameOf(width)) });
    },
    run,
    find,
    type,
    press: (key) => type(KEYS[key]),
    close: async () => {
      await call('DELETE', path).catch(() => undefined);
      await ended();
    },
  };
};

/** A browser by its own W3C WebDriver, in plain calls. */
export async function startWebDriver(options: WebDriver, port: number): Promise<Driver> {
  const { executable, browser, options: capability, args, environment } = options;
  const ended = startProcess(executable, [`--port=${port}`], environment);
  try {
    const call = caller(`http://127.0.0.1:${port}`);
    await untilReady(call);
    const alwaysMatch = { [capability]: { binary: browser, args } };
    const { sessionId, capabilities } = await call<Created>('POST', '/session', {
      capabilities: { alwaysMatch },
    });
    const path = `/session/${sessionId}`;
    if (capabilities.setWindowRect) await call('POST', `${path}/window/rect`, WINDOW);
    return sessionDriver({ call, path, ended });
  } catch (error) {
    await ended();
    throw error;
  }
}
