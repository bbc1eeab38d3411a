import { AlreadyRunning } from '../process/folder-lock.ts';
import { PortBusy } from '../http/listen.ts';

const OTHER_USER =
  ' It belongs to another user: give the folder to this one with `chown -R`, or run the command as that user.';
const HINTS_OF_FILES: Partial<Record<string, string>> = {
  ENOSPC: ' The disk is full.',
  // PostgreSQL's code of a write that `refuseWhenFull` has made read-only.
  25006: ' The disk is nearly full.',
  EROFS: ' Nothing can be written to that disk: set another DATA_DIR.',
  EACCES: OTHER_USER,
  EPERM: OTHER_USER,
  EMFILE: ' Allow more first: ulimit -n 4096',
};
const HINTS_OF_LISTENING: typeof HINTS_OF_FILES = {
  EACCES: ' Low ports are for administrators: set another PORT.',
  EADDRNOTAVAIL: ' HOST is no address of this machine.',
  EMFILE: HINTS_OF_FILES['EMFILE'],
};

const hintFor = (error: Error, startsShop: boolean): string => {
  // With another data folder a start runs another shop; every other command is for this one.
  if (error instanceof AlreadyRunning)
    return startsShop ? ' Stop it first, or set another DATA_DIR.' : ' Stop it first.';
  if (error instanceof PortBusy) return ' Stop what uses it, or set another PORT.';
  const { code: own, syscall } = error as NodeJS.ErrnoException;
  const code = own ?? (error.cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const hints = syscall === 'listen' ? HINTS_OF_LISTENING : HINTS_OF_FILES;
  return hints[code] ?? '';
};

/** A failed query quotes its parameters, which are rows of the shop; the reason is what caused it. */
const messageOf = (error: Error): string =>
  'query' in error && error.cause instanceof Error ? error.cause.message : error.message;

/** Messages of the system end without a full stop. */
const sentences = (message: string, hint: string): string =>
  hint && !message.endsWith('.') ? `${message}.${hint}` : message + hint;

/**
 * Runs a command of the terminal. A failure is one sentence there and the exit code 1, without a stack.
 *
 * @param keepsStack for commands that read code or a database: a failure without a hint keeps its stack
 * @param startsShop the command would also work in another data folder
 */
export async function runCommand(
  command: () => Promise<unknown>,
  { keepsStack = false, startsShop = false } = {},
): Promise<void> {
  try {
    await command();
  } catch (error) {
    const hint = error instanceof Error ? hintFor(error, startsShop) : '';
    console.error(
      error instanceof Error && (hint || !keepsStack) ? sentences(messageOf(error), hint) : error,
    );
    process.exitCode = 1;
  }
}
