import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, openNetlifyConfig } from './netlify-config.ts';

test('no file with a fixed name is kept for a year: whoever has it would never get a new version', async () => {
  const { rules } = await openNetlifyConfig({ root: process.cwd(), currentFolder: () => 'public' });
  const addresses = globSync('**/*.*', { cwd: 'public' }).map((file) => `/${file.replaceAll('\\', '/')}`);
  const isKept = (address: string) =>
    headersFor(rules(), address)['cache-control']?.includes('immutable') ?? false;
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter(isKept)).toEqual([]);
  expect(isKept('/_astro/page.B1aFz3Qw.js')).toBe(true);
});
