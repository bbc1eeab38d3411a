import { runBrowserTests } from './run-browser.ts';
import { runTool } from './run-tool.ts';

// `npm test`: unit and function tests first, then the browser tests.
process.exit((await runTool('vitest', ['run'])) || (await runBrowserTests([])));
