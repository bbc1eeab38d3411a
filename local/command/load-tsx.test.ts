import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a function can render a view, in Node as it is', async () => {
  const program = `
    import './local/command/load-tsx.ts';
    const { renderView } = await import('./src/views/render-view.ts');
    const { EmptyState } = await import('./src/views/ui/EmptyState.tsx');
    console.log(renderView(EmptyState, { title: 'A & B', icon: 'M0 0' }));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toContain('A &amp; B</p>');
});
