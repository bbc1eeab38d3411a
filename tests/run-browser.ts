import { spawnSync } from 'node:child_process';
import { ENGINES } from './engines/engines.ts';
import { findChromium } from './find-chromium.ts';

/** Playwright with the browsers that there are; its exit code. */
export function runBrowserTests(args: readonly string[]): number {
  const chromium = findChromium();
  const env = chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env;
  for (const { title, install } of ENGINES.filter(({ installed }) => !installed()))
    console.log(`${title} is not installed, so nothing is tested in it: ${install}`);
  const { status, error } = spawnSync('playwright', ['test', ...args], { stdio: 'inherit', env });
  if (error) throw error;
  return status ?? 1;
}

if (import.meta.main) process.exit(runBrowserTests(process.argv.slice(2)));
