import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islands } from './registry.ts';

const SRC = join(import.meta.dirname, '..');

/** Every name that markup gives to `data-island`. */
const named = globSync('{components,pages,views}/**/*.{astro,ts,tsx}', { cwd: SRC }).flatMap((file) =>
  [
    ...readFileSync(join(SRC, file), 'utf8').matchAll(/[\s']data-island(?:=|':)[^"'\n]*["']([\w-]+)["']/g),
  ].map(([, name]) => name),
);

test('the page script knows every island that markup names, and none that no markup names', () => {
  expect([...new Set(named)].sort()).toEqual(Object.keys(islands).sort());
});
