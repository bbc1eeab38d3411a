/** A container's host sends SIGTERM and kills the process ten seconds later. */
const CLOSING_MS_MAX = 7500;
const PARENT_CHECK_MS = 500;
/** Read while this module loads, because npm may end before anybody waits for it. */
const PARENT = process.ppid;

/** npm sends a SIGTERM to its shell only, and the shell of Debian and Ubuntu ends without passing it on. */
function onEndOfNpm(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => {
    if (process.ppid !== PARENT) end();
  }, PARENT_CHECK_MS).unref();
}

/**
 * On Ctrl-C, on SIGTERM or when the `npm start` that started it has ended: closes, then ends; ends anyway when closing
 * takes too long. A second signal changes nothing.
 */
export function onSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      console.error('Closing takes too long: ended without it. Everything saved is safe.');
      process.exit(1);
    }, CLOSING_MS_MAX);
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  onEndOfNpm(end);
}
