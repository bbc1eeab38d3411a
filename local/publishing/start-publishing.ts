import { Publisher, type PublisherOptions } from './publisher.ts';

type Publishing = { publisher: Publisher; close: () => Promise<void> };

/** Edits are published from here on. Pictures are made beside that and never before it. */
export function startPublishing(
  options: PublisherOptions,
  makePictures: (signal: AbortSignal) => Promise<void>,
): Publishing {
  const publisher = new Publisher(options);
  const closing = new AbortController();
  publisher.trigger();
  const { log = console.error } = options;
  const pictures = makePictures(closing.signal).catch((error: unknown) =>
    log('pictures were not made', error),
  );
  return {
    publisher,
    close: async () => {
      closing.abort();
      await publisher.close();
      await pictures;
    },
  };
}
