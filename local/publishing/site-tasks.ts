import type { BuildReport } from '#src/build/build-report.ts';
import type { PageOrder } from './render-pages.ts';

/** A task for the process that makes pages, for pages of `year`; one at a time. */
export type SiteTask = { year: number } &
  /** `astro build` of everything into `outDir`. `sources` is the fingerprint of the sources. */
  (
    | { kind: 'build'; sources: string; outDir: string; cacheDir: string }
    /**
     * Loads the bundle of `site`, which shows `version` and `year` and was made from `sources`, or makes it anew where
     * it was not kept. `outDir` is scratch.
     */
    | { kind: 'open'; site: string; version: number; sources: string; outDir: string; cacheDir: string }
    /** Replaces in `site` what has changed since the last task. */
    | { kind: 'publish'; site: string }
    /** Loads the bundle of another such process, to render pages for it. */
    | { kind: 'openSecond'; bundle: string }
    /** Lists the pages of the catalogue as it is now. */
    | { kind: 'list' }
    /** Renders and writes listed pages that have these keys. */
    | { kind: 'render'; pages: readonly PageOrder[] }
  );

export type TaskResult = {
  /** Of a build or publish. */
  report?: BuildReport | undefined;
  /** Pages of a publish that the second process rendered. */
  sharedPages?: number;
  /** Pages of an opened site that have no content; the next publish makes them again. */
  emptyPages?: number;
  /** Addresses of pages that were written. */
  written?: ReadonlySet<string>;
};

/** What the process reports: its progress, once how the task ended, and that no work of it is left. */
export type TaskMessage =
  | { kind: 'progress'; done: number; all: number }
  | { kind: 'done'; result: TaskResult; memoryBytes: number }
  | { kind: 'complete' }
  | { kind: 'failed'; reason: string };

/** The site on disk is not the one that this process has loaded: a full build is needed. */
export const MUST_BUILD = 'must-build';
