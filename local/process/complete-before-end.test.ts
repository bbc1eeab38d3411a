import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = JSON.stringify(new URL('./complete-before-end.ts', import.meta.url).href);

const BLOCKING = 'for (const start = Date.now(); Date.now() - start < 300; );';
const WAITING = 'await new Promise((done) => setTimeout(done, 300));';

test.each([
  ['SIGTERM', 'lets nothing else run', BLOCKING],
  ['SIGTERM', 'waits', WAITING],
  ['SIGINT', 'lets nothing else run', BLOCKING],
  ['SIGINT', 'waits', WAITING],
] as const)('%s ends a process only after work that %s', async (signal, _how, work) => {
  const code = `
    import { completeBeforeEnd } from ${MODULE};
    setInterval(() => {}, 1000);
    await completeBeforeEnd(async () => { console.log('begun'); ${work} console.log('complete'); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(child.stdout);
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(await output).toBe('begun\ncomplete\n');
});
