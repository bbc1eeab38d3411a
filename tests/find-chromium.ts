import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installedPath = () =>
  [process.env['CHROMIUM_PATH'], ...INSTALLED].find((path) => path && existsSync(path));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * The browser of the tests: `CHROMIUM_PATH`, an installed one, Playwright's own, else one that is installed now, by
 * Playwright or, as root on Debian, by apt. Undefined means Playwright's own.
 */
export function findChromium(): string | undefined {
  const found = installedPath();
  if (found) return found;
  if (existsSync(chromium.executablePath())) return undefined;
  console.log('No Chromium found: installing one for the tests.');
  if (run('npx', 'playwright', 'install', '--with-deps', 'chromium')) return undefined;
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-qy', 'chromium');
  const installed = installedPath();
  if (!installed) throw new Error('The tests need Chromium: install one, or set CHROMIUM_PATH.');
  return installed;
}
