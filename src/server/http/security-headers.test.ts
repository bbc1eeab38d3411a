import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PAGE_POLICY, SECURITY_HEADERS } from './security-headers.ts';

test('functions and files carry the same headers', async () => {
  const [, rule = ''] = (await readFile('netlify.toml', 'utf8')).split('for = "/*"');
  const [block = ''] = rule.split('[[headers]]');
  const files = [...block.matchAll(/^\s*([\w-]+) = "(.*)"$/gm)].map(([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(Object.fromEntries(files)).toEqual({ ...SECURITY_HEADERS, 'content-security-policy': PAGE_POLICY });
});
