import { logError } from './log.ts';

/** The result of `work`; undefined when it takes longer than `ms`, or fails, which is logged as `event`. */
export async function inTime<Result>(
  work: Promise<Result>,
  ms: number,
  event: string,
): Promise<Result | undefined> {
  const late = new Promise<undefined>((done) => {
    setTimeout(() => done(undefined), ms).unref();
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    logError(event, error);
    return undefined;
  }
}
