import { percentile } from '../table.ts';

/** How pages reach visitors; see docs/scale.md. */
export type Way = {
  name: string;
  /** For any publish, even one that renders nothing: a machine starts, packages are installed, a deploy completes. */
  startSeconds: number;
  /** For every page of the site, rendered or not: it is listed, compared, copied or hashed. */
  secondsPerPage: number;
  /** For a page that is rendered again. */
  secondsPerRenderedPage: number;
  /** For a file that is uploaded. */
  secondsPerUpload: number;
  /** The minimum time from the start of one publish to the start of the next. */
  secondsBetweenStarts: number;
  queriesPerPublish: number;
  /** Production deploys that a publish counts as; 0 where pages are purged and not deployed. */
  deploysPerPublish: number;
  /** True when minutes of a build machine are used, rather than those of a process that runs anyway. */
  usesBuildMinutes: boolean;
  /** Calls to the service for one edit: a purge by tag. */
  purgesPerEdit: number;
};

export type Day = {
  pages: number;
  edits: number;
  /** The owner's working hours; edits come in bursts within them. */
  hours: number;
  /** Pages that show a product: what an ordinary edit changes. */
  pagesPerEdit: number;
  /** Pages that one rename of a category changes; there is one a day. */
  pagesOfARename: number;
  seed: number;
};

export type DayReport = {
  publishes: number;
  /** Edits in the publish that covered the most. */
  editsInLargest: number;
  /** Seconds from save to live. */
  waitP50: number;
  waitP95: number;
  buildMinutes: number;
  renderedPages: number;
  uploads: number;
  queries: number;
  deploys: number;
  purges: number;
  /** Share of the owner's hours in which something was being published. */
  busyShare: number;
};

/** The same numbers from the same seed: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** When edits are saved, in seconds from the first hour: people work in bursts, with pauses between them. */
export function editTimes({ edits, hours, seed }: Day): number[] {
  const next = numbersFrom(seed);
  const times: number[] = [];
  while (times.length < edits) {
    const burst = Math.min(1 + Math.floor(next() * 39), edits - times.length);
    let at = next() * hours * 3600;
    for (let i = 0; i < burst; i++) times.push((at += 5 + next() * 25));
  }
  return times.sort((a, b) => a - b);
}

/** One publish at a time; each covers what was saved before it began, as with `requestPublish`. */
export function simulateDay(way: Way, day: Day): DayReport {
  const times = editTimes(day);
  const renamed = Math.floor(times.length / 2);
  const waits: number[] = [];
  let [publishes, editsInLargest, renderedPages, busySeconds] = [0, 0, 0, 0];
  let [began, ended, at] = [-Infinity, 0, 0];
  while (at < times.length) {
    began = Math.max(times[at] ?? 0, ended, began + way.secondsBetweenStarts);
    let covered = at;
    let rendered = 0;
    while (covered < times.length && (times[covered] ?? 0) <= began) {
      rendered += covered === renamed ? day.pagesOfARename : day.pagesPerEdit;
      covered++;
    }
    rendered = Math.min(rendered, day.pages);
    const seconds =
      way.startSeconds +
      day.pages * way.secondsPerPage +
      rendered * (way.secondsPerRenderedPage + way.secondsPerUpload);
    ended = began + seconds;
    for (const saved of times.slice(at, covered)) waits.push(ended - saved);
    publishes++;
    editsInLargest = Math.max(editsInLargest, covered - at);
    renderedPages += rendered;
    busySeconds += seconds;
    at = covered;
  }
  waits.sort((a, b) => a - b);
  return {
    publishes,
    editsInLargest,
    waitP50: percentile(waits, 0.5),
    waitP95: percentile(waits, 0.95),
    buildMinutes: way.usesBuildMinutes ? busySeconds / 60 : 0,
    renderedPages,
    uploads: way.secondsPerUpload > 0 ? renderedPages : 0,
    queries: publishes * way.queriesPerPublish,
    deploys: publishes * way.deploysPerPublish,
    purges: times.length * way.purgesPerEdit,
    busyShare: busySeconds / (day.hours * 3600),
  };
}
