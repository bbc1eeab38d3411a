/** A container's host sends SIGTERM and kills the process ten seconds later. */
const CLOSING_MS_MAX = 7500;

/** On Ctrl-C or SIGTERM: closes, then ends; ends anyway when closing takes too long. A second signal changes nothing. */
export function onSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
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
    });
  }
}
