import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-signal-'));
  await writeFile(join(folder, 'copy'), 'x');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A command that has something temporary, and is interrupted. */
async function interrupted(signal: NodeJS.Signals, isDone: boolean) {
  const program = `
    import { removeOnSignal } from ${JSON.stringify(join(import.meta.dirname, 'remove-on-signal.ts'))};
    const done = removeOnSignal(${JSON.stringify(folder)});
    if (${isDone}) done();
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill(signal);
  const [code, endedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { code, endedBy, isLeft: existsSync(folder) };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s removes what is temporary and does not count as success',
  async (signal, code) => {
    expect(await interrupted(signal, false)).toEqual({ code, endedBy: null, isLeft: false });
  },
  60_000,
);

test('what is kept after all stays', async () => {
  expect(await interrupted('SIGTERM', true)).toEqual({ code: null, endedBy: 'SIGTERM', isLeft: true });
}, 60_000);
