import { expect, test } from 'vitest';
import { terminalProgress } from './progress.ts';

test('on a terminal a step that fails ends its line, so that the error stands on its own', async () => {
  let written = '';
  const out = { isTTY: true, write: (text: string) => (written += text) };
  const { step } = terminalProgress(out as unknown as NodeJS.WriteStream);
  await expect(step('pictures', () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(written).toMatch(/^ {2}pictures +\n$/);
});
