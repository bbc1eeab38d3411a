import { spawnSync } from 'node:child_process';
import { runBrowserTests } from './run-browser.ts';

// `npm test`: rules, verbs and functions first, then the whole shop in a browser.
const { status, error } = spawnSync('vitest', ['run'], { stdio: 'inherit' });
if (error) throw error;
process.exit(status === 0 ? runBrowserTests([]) : (status ?? 1));
