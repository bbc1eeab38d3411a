import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { buildsOfReact, recordModules } from '../../tests/setup/loaded-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-react-'));
afterAll(() => rmSync(folder, { recursive: true }));

const functions = readdirSync('netlify/functions');

test.each(functions)('%s loads no development build of React where NODE_ENV is not set', async (name) => {
  const modules = join(folder, name);
  const load = `await import(${JSON.stringify(`./netlify/functions/${name}`)})`;
  await promisify(execFile)(
    process.execPath,
    ['--import', './local/command/load-tsx.ts', '--input-type=module', '--eval', load],
    { env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: recordModules(modules) } },
  );
  expect(await buildsOfReact(modules)).not.toContain('development');
});
