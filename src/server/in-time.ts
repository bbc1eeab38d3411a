import { logError } from './log.ts';

const TICKS = 10;

/** The result of `work`; undefined when it takes longer than `ms`, or fails, which is logged as `event`. */
export async function inTime<Result>(
  work: Promise<Result>,
  ms: number,
  event: string,
): Promise<Result | undefined> {
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  // In ticks: a process that was busy for longer than `ms` reads answers that have arrived before it gives up.
  const late = new Promise<undefined>((done) => {
    timer = setInterval(() => (ticks += 1) === TICKS && done(undefined), ms / TICKS).unref();
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    logError(event, error);
    return undefined;
  } finally {
    clearInterval(timer);
  }
}
