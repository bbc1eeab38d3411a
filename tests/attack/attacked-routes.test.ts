import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROUTES = join(import.meta.dirname, '../../src/server/http');
/** Of the background function, which only the shop itself calls. */
const INTERNAL = 'backgroundInput';

/** Names of the schemas of bodies, queries and visitors' forms. */
const accepted = globSync('**/*-routes.ts', { cwd: ROUTES }).flatMap((file) =>
  [
    ...readFileSync(join(ROUTES, file), 'utf8').matchAll(
      /\baccept(?:Json)?\((\w+), c(?:\.req\.query\(\))?\)|\baccepts: (\w+)/g,
    ),
  ].map(([, schema, ofForm = '']) => schema ?? ofForm),
);

test('hostile requests are made from every schema that a route accepts', () => {
  expect(accepted.length).toBeGreaterThan(30);
  const attacked = readFileSync(join(import.meta.dirname, 'attacked-routes.ts'), 'utf8');
  const named = new Set(attacked.match(/\w+/g));
  expect(accepted.filter((schema) => schema !== INTERNAL && !named.has(schema))).toEqual([]);
});
