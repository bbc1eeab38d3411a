import { Publisher, type PublisherOptions } from './publisher.ts';

export type Publishing = { publisher: Publisher; close: () => Promise<void> };

/** Starts to publish edits. Pictures are made at the same time and never delay a publish. */
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
