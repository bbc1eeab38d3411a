import { spawn } from 'node:child_process';

/**
 * Runs a tool of the project in this terminal.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runTool(tool: string, args: readonly string[], env = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { stdio: 'inherit', env });
    // Ctrl-C reaches the tool by itself; what ends this process alone would leave it running.
    const end = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}
