import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process and everything that it has started. */
export type Ended = () => Promise<void>;

/** WPE's browser outlives its driver, so each process leads a group of its own, which is ended as one. */
function ender(child: ChildProcess): Ended {
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has already ended.
    }
  };
  process.once('exit', end);
  return async () => {
    end();
    process.off('exit', end);
    await exit;
  };
}

export const startProcess = (
  executable: string,
  args: string[],
  environment: Record<string, string> = {},
): Ended =>
  ender(
    spawn(executable, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...environment } }),
  );

/** A virtual display for browsers that have no headless mode. It picks its number itself. */
export async function startScreen(): Promise<{ display: string; ended: Ended }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1300x900x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = ender(child);
  const [number] = (await once(child.stdio[3]!, 'data', { signal: AbortSignal.timeout(15_000) })) as [Buffer];
  return { display: `:${number.toString().trim()}`, ended };
}
