import { printTable } from '../table.ts';
import { CREDITS_PER_DEPLOY, dayOf, DOLLARS_PER_CREDIT, PRODUCTS, WAYS } from './assumptions.ts';
import { simulateDay } from './simulate-day.ts';

// `npm run scale -- EDITS`: the tables of docs/scale.md, computed from its assumptions.

const edits = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(edits) || edits < 1) throw new Error('Usage: npm run scale -- EDITS');

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

for (const way of Object.values(WAYS)) {
  console.log(`\n${way.name}, ${whole(edits)} edits a day\n`);
  printTable(
    [
      ...['products', 'publishes', 'edits in the largest', 'save to live p50 s', 'p95 s', 'busy %'],
      ...['build minutes', 'pages changed', 'uploads', 'queries', 'credits a month', 'USD a month'],
    ],
    PRODUCTS.map((products) => {
      const day = simulateDay(way, dayOf(products, edits));
      const credits = day.deploys * CREDITS_PER_DEPLOY * 30;
      return [
        ...[whole(products), whole(day.publishes), whole(day.editsInLargest)],
        ...[whole(day.waitP50), whole(day.waitP95), whole(day.busyShare * 100)],
        ...[whole(day.buildMinutes), whole(day.renderedPages), whole(day.uploads), whole(day.queries)],
        ...[whole(credits), whole(credits * DOLLARS_PER_CREDIT)],
      ];
    }),
  );
}
