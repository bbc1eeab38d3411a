import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** Playwright with the browser that there is; its exit code. */
export function runBrowserTests(args: readonly string[]): number {
  const chromium = findChromium();
  const env = chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env;
  const { status, error } = spawnSync('playwright', ['test', ...args], { stdio: 'inherit', env });
  if (error) throw error;
  return status ?? 1;
}

if (import.meta.main) process.exit(runBrowserTests(process.argv.slice(2)));
