import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/**
 * Makes the sizes of all pictures in a process of the lowest priority: visitors and publishes go first. Takes minutes
 * for a new catalogue; a picture that is requested meanwhile is made at once.
 */
export async function makeVariantsInBackground(signal: AbortSignal): Promise<void> {
  // The shop may close before it gets here; a signal that is already aborted calls no listener.
  if (signal.aborted) return;
  const child = spawn(process.execPath, ['local/pictures/make-variants.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The system does not allow it: the pictures are made all the same.
  }
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  await once(child, 'close');
  signal.removeEventListener('abort', stop);
}
