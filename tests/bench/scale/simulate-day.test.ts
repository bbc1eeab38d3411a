import { expect, test } from 'vitest';
import { dayOf, WAYS } from './assumptions.ts';
import { type Day, editTimes, simulateDay, type Way } from './simulate-day.ts';

const instant: Way = {
  name: 'instant',
  startSeconds: 0,
  secondsPerPage: 0,
  secondsPerRenderedPage: 0,
  secondsPerUpload: 0,
  secondsBetweenStarts: 0,
  queriesPerPublish: 2,
  deploysPerPublish: 1,
  usesBuildMinutes: true,
  purgesPerEdit: 1,
};
const day: Day = { pages: 1000, edits: 300, hours: 8, pagesPerEdit: 10, pagesOfARename: 50, seed: 7 };

test('a publish that takes no time is made for every edit, at once', () => {
  expect(simulateDay(instant, day)).toMatchObject({
    publishes: 300,
    editsInLargest: 1,
    waitP95: 0,
    buildMinutes: 0,
    busyShare: 0,
    queries: 600,
    deploys: 300,
    purges: 300,
    uploads: 0,
    renderedPages: 299 * 10 + 50,
  });
});

test('edits made during a publish are covered by the next one: slower publishes are fewer and larger', () => {
  const slow = simulateDay({ ...instant, startSeconds: 120 }, day);
  expect(slow.publishes).toBeLessThan(300);
  expect(slow.editsInLargest).toBeGreaterThan(3);
  expect(slow.waitP50).toBeGreaterThanOrEqual(120);
  expect(slow.waitP95).toBeLessThanOrEqual(240);
  expect(slow.buildMinutes).toBeCloseTo(slow.publishes * 2);
});

test('publishes keep the minimum gap, and each renders every page at most once', () => {
  const spaced = simulateDay({ ...instant, secondsBetweenStarts: 3600 }, { ...day, pages: 15 });
  expect(spaced.publishes).toBeLessThanOrEqual(10);
  expect(spaced.renderedPages).toBeLessThanOrEqual(spaced.publishes * 15);
});

test('all edits are within the day and in order, and the same seed gives the same day', () => {
  const times = editTimes(day);
  expect(times).toHaveLength(day.edits);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(editTimes(day)).toEqual(times);
  expect(editTimes({ ...day, seed: 8 })).not.toEqual(times);
});

test('at a million products and a thousand edits a day builds never finish in time, and pages on demand are live within seconds', () => {
  const { builds, digests, onDemand } = WAYS;
  const of = (way: Way) => simulateDay(way, dayOf(1_000_000, 1000));
  expect(of(builds).busyShare).toBeGreaterThan(0.9);
  expect(of(builds).waitP50).toBeGreaterThan(600);
  expect(of(digests).waitP50).toBeLessThan(of(builds).waitP50);
  expect(of(onDemand)).toMatchObject({ deploys: 0, buildMinutes: 0, purges: 1000 });
  expect(of(onDemand).waitP95).toBeLessThan(10);
});

test('with a minimum gap there are few builds however many edits, and each edit waits a little longer', () => {
  const [soon, apart] = [WAYS.builds, WAYS.buildsApart].map((way) => simulateDay(way, dayOf(10_000, 1000)));
  expect(apart?.deploys).toBeLessThan((soon?.deploys ?? 0) / 2);
  expect(apart?.waitP95).toBeLessThan(2 * 540);
});
