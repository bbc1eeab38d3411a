import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

// `npm test`: rules, verbs and functions first, then the whole shop in a browser.
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): void => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

run('vitest', ['run']);
const chromium = findChromium();
run('playwright', ['test'], chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env);
