import { parseArgs } from 'node:util';
import { benchBuild } from './bench-build.ts';
import { benchInteractions } from './bench-interactions.ts';
import { benchLighthouse } from './bench-lighthouse.ts';
import { benchLists } from './bench-lists.ts';
import { benchRequests } from './bench-requests.ts';
import { benchStarts } from './bench-starts.ts';

// `npm run bench [build|starts|requests|lists|lighthouse|interactions]`: figures for docs/benchmarks.md, as ratios to something
// measured in the same run; seconds alone say more about the machine than about the shop.
const BENCHES = {
  build: benchBuild,
  starts: () => benchStarts(values.beside),
  requests: benchRequests,
  lists: benchLists,
  lighthouse: benchLighthouse,
  interactions: () => benchInteractions(values.beside),
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0)
  throw new Error(`unknown: ${unknown.join(', ')}; there is ${Object.keys(BENCHES).join(', ')}`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n### ${name}\n`);
  await bench();
}
