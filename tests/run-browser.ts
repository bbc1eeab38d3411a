import { ENGINES } from './engines/engines.ts';
import { findChromium } from './find-chromium.ts';
import { runTool } from './run-tool.ts';

/** Runs Playwright with the installed browsers; returns its exit code. */
export function runBrowserTests(args: readonly string[]): Promise<number> {
  const chromium = findChromium();
  const env = chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env;
  for (const { title, install } of ENGINES.filter(({ installed }) => !installed()))
    console.log(`${title} is not installed and therefore not tested: ${install}`);
  return runTool('playwright', ['test', ...args], env);
}

if (import.meta.main) process.exit(await runBrowserTests(process.argv.slice(2)));
