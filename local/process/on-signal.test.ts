import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const MODULE = JSON.stringify(new URL('./on-signal.ts', import.meta.url).href);

test.each([
  ['closes and ends', 'Promise.resolve()', 0],
  ['ends within eight seconds when closing hangs', 'new Promise(() => {})', 1],
])(
  'SIGTERM %s',
  async (_what, closing, status) => {
    const code = `import { onSignal } from ${MODULE}; onSignal(() => ${closing}); setInterval(() => {}, 1000); console.log('up');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
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
