import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a function can draw a view, in Node as it is', async () => {
  const program = `
    import './local/load-tsx.ts';
    const { draw } = await import('./src/views/draw.ts');
    const { EmptyState } = await import('./src/views/ui/EmptyState.tsx');
    console.log(draw(EmptyState, { title: 'A & B', icon: 'M0 0' }));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toContain('A &amp; B</p>');
});
