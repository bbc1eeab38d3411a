import { setImmediate } from 'node:timers/promises';
import type { RenderedPath } from './kept-app.ts';

export type WantedPage = readonly [address: string, path: RenderedPath];

/** A page in another process: its address, the digest of what it shows, and where to write it. */
export type PageOrder = readonly [address: string, cacheKey: string, file: string];

/** When a site is rendered by two processes. */
export type Sharing = {
  /** A site of so many pages has a second process: an edit may change more of them than one renders in ten seconds. */
  sitePages: number;
  /** A publish of fewer pages would end before the second process has listed them. */
  publishPages: number;
  /** Pages that are sent at once: some 150 ms of rendering, so that neither process waits long for the other. */
  pagesAtOnce: number;
};
export const SHARING: Sharing = { sitePages: 20_000, publishPages: 500, pagesAtOnce: 60 };

/** A process beside this one that renders the same pages. */
export type SecondRenderer = {
  readonly pagesAtOnce: number;
  /** Resolves when it has listed the pages of the catalogue as it is now; rejects when it has ended. */
  listed: () => Promise<void>;
  /** Writes pages; returns the addresses without those that it cannot render or has with another key. */
  render: (pages: readonly PageOrder[]) => Promise<ReadonlySet<string>>;
};

const PAGES_BETWEEN_MESSAGES = 8;

export type PageHandlers = {
  render: (path: RenderedPath) => Promise<Buffer | undefined>;
  onRendered: (page: WantedPage, content: Buffer | undefined) => void;
  /** Where the second process writes a page. */
  newName: () => string;
  onWritten: (page: WantedPage, file: string) => void;
};

/**
 * Renders pages in this process beginning with the first one, and in the second process, if there is one, beginning
 * with the last. What the second process does not render is rendered here.
 *
 * @returns how many the second process rendered
 */
export async function renderPages(
  wanted: readonly WantedPage[],
  { render, onRendered, newName, onWritten }: PageHandlers,
  second?: SecondRenderer,
): Promise<number> {
  let first = 0;
  let end = wanted.length;
  let sent = 0;
  const missed: WantedPage[] = [];

  const here = async () => {
    try {
      while (first < end) {
        const some = wanted.slice(first, Math.min(first + PAGES_BETWEEN_MESSAGES, end));
        first += some.length;
        for (const page of some) onRendered(page, await render(page[1]));
        // Messages of the second process, and the end of the parent, are noticed only now.
        await setImmediate();
      }
    } finally {
      end = first;
    }
  };

  /** False when the second process has ended. */
  const renderThere = async (other: SecondRenderer, some: readonly WantedPage[]) => {
    const orders = some.map((page) => ({ page, file: newName() }));
    const written = await other
      .render(orders.map(({ page: [address, { cacheKey }], file }) => [address, cacheKey ?? '', file]))
      .catch(() => undefined);
    sent += some.length;
    for (const { page, file } of orders) {
      if (written?.has(page[0])) onWritten(page, file);
      else missed.push(page);
    }
    return written !== undefined;
  };
  let renderingThere = Promise.resolve(true);
  const there = async (other: SecondRenderer) => {
    const { pagesAtOnce } = other;
    await other.listed();
    while ((await renderingThere) && end - first > pagesAtOnce) {
      end -= pagesAtOnce;
      renderingThere = renderThere(other, wanted.slice(end, end + pagesAtOnce));
    }
  };

  // Where it has ended, everything is rendered here; a page that it rendered and that cannot be written fails below.
  if (second) there(second).catch(() => undefined);
  try {
    await here();
  } finally {
    await renderingThere;
  }
  for (const page of missed) onRendered(page, await render(page[1]));
  return sent - missed.length;
}
