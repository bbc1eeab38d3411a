import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * The first line of `input`; of a terminal without showing it. Empty for piped input without a line.
 *
 * @throws Error when the terminal is left by Ctrl-C or Ctrl-D
 */
export async function askPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  prompt: string,
): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTerminal = input.isTTY ?? false;
  if (isTerminal) process.stdout.write(prompt);
  const lines = createInterface({ input, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
  }
  if (isTerminal) throw new Error('No password was entered. Nothing was changed.');
  return '';
}
