import { existsSync } from 'node:fs';
import { findChromium } from '../find-chromium.ts';
import { runTool } from '../run-tool.ts';

/** Pure rules, the modules of the browser's scripts, and a few verbs on a database: saving, searching, public calls. */
const UNIT = [
  'src/domain',
  'src/contracts',
  'src/stores',
  'src/views',
  'src/islands',
  'src/strings',
  // The other tests of `src/build` read or generate whole catalogues, which takes a quarter of the time.
  'src/build/build.test',
  'product-saving',
  'search.test',
  'catalogue-routes',
  'contact-routes',
  'http/admin/guard',
];

// Type checks run beside the tests, on a second core; the browser tests run after them.
const chromium = findChromium();
const env = chromium ? { ...process.env, CHROMIUM_PATH: chromium } : process.env;
const run = async (tool: string, ...args: string[]) => (await runTool(tool, args, env)) === 0;

const started = performance.now();
/** The types of Astro's own modules, which a fresh checkout lacks. */
const generated = existsSync('.astro/types.d.ts') || run('astro', 'sync', '--silent');
const types = Promise.resolve(generated).then(
  (done) =>
    done &&
    run('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo'),
);
const rules = run('vitest', 'run', '--project=rules', '--project=shop', ...UNIT);
const journeys = rules.then(() => run('playwright', 'test', '-c', 'tests/quick/playwright.config.ts'));
const passed = (await Promise.all([types, rules, journeys])).every(Boolean);
console.log(
  `\n${passed ? 'All tests passed' : 'Some tests failed'}, in ${Math.round((performance.now() - started) / 1000)} s.`,
);
process.exit(passed ? 0 : 1);
