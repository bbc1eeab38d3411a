import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { askPassword } from './ask-password.ts';

let screen: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  screen = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => screen.mockRestore());

/** What is answered to these keys on a terminal. */
function answerTo(keys: string): Promise<string> {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  const answer = askPassword(terminal, 'New password: ');
  terminal.write(keys);
  return answer;
}

test('a line on a terminal is the password, an empty one asks for a generated password', async () => {
  expect(await answerTo('čekić i šarafciger\r')).toBe('čekić i šarafciger');
  expect(await answerTo('\r')).toBe('');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-C after some letters', 'abc\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s leaves the password as it is', async (_, keys) => {
  await expect(answerTo(keys)).rejects.toThrow('Nothing was changed.');
});
