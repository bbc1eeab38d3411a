import { spawnSync } from 'node:child_process';
import { runBrowserTests } from './run-browser.ts';

// `npm test`: unit and function tests first, then the browser tests.
const { status, error } = spawnSync('vitest', ['run'], { stdio: 'inherit' });
if (error) throw error;
process.exit(status === 0 ? runBrowserTests([]) : (status ?? 1));
