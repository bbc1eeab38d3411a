import { spawnSync } from 'node:child_process';
import { ENGINES } from './engines/engines.ts';
import { findChromium } from './find-chromium.ts';

/** Runs Playwright with the installed browsers; returns its exit code. */
export function runBrowserTests(args: readonly string[]): number {
  const chromium = findChromium();
  const env = chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env;
  for (const { title, install } of ENGINES.filter(({ installed }) => !installed()))
    console.log(`${title} is not installed and therefore not tested: ${install}`);
  const { status, error } = spawnSync('playwright', ['test', ...args], { stdio: 'inherit', env });
  if (error) throw error;
  return status ?? 1;
}

if (import.meta.main) process.exit(runBrowserTests(process.argv.slice(2)));
