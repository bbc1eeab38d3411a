import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = JSON.stringify(new URL('./on-signal.ts', import.meta.url).href);

const codeThat = (closing: string): string =>
  `import { onSignal } from ${MODULE}; onSignal(() => ${closing}); setInterval(() => {}, 1000); console.log('up');`;

test.each([
  ['closes and ends', 'Promise.resolve()', 0],
  ['ends within eight seconds when closing hangs', 'new Promise(() => {})', 1],
])(
  'SIGTERM %s',
  async (_what, closing, status) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', codeThat(closing)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await once(child.stdout, 'data');
    const asked = performance.now();
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([status, null]);
    expect(performance.now() - asked).toBeLessThan(8000);
  },
  20_000,
);

test('an npm that is ended takes the shop with it, even though its shell passes no signal on', async () => {
  const closing = "Promise.resolve(console.log('closed'))";
  // The command after it keeps the shell from becoming the process itself.
  const shell = spawn(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, codeThat(closing)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    },
  );
  let printed = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed === 'up\n') shell.kill('SIGTERM');
  });
  await once(shell.stdout, 'close');
  expect(printed).toBe('up\nclosed\n');
}, 20_000);
