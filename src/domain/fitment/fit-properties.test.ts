import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fitment } from '../product/product.ts';
import type { VehicleFacts } from '../vehicle/saved-vehicle.ts';
import { fitGroups, type GenerationYears } from './fit-groups.ts';
import { readFits, writeFits } from './fit-text.ts';
import { type AskedVehicle, fitVerdict } from './fit-verdict.ts';
import type { Body } from './fitment-facts.ts';

/** `npm run test:fit` sets it to 300,000. */
const CASES = Number(process.env['FIT_CASES'] ?? 500);
const MINUTES = 60_000;

const LAST_YEAR = 2026;
const GENERATIONS = ['I', 'II', 'III'];
const BODIES: Body[] = ['limuzina', 'karavan', 'kupe'];
const ENGINES = ['1.9 TDI', '2.0 TDI', '1.8 T'];
const MODEL = { manufacturer: { name: 'Audi', slug: 'audi' }, model: { name: 'A4', slug: 'a4' } };

const year = fc.integer({ min: 2000, max: 2012 });
const span = fc.tuple(year, year).map(([a, b]) => ({ yearFrom: Math.min(a, b), yearTo: Math.max(a, b) }));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });

const generationsOf = fc
  .array(span, { minLength: 1, maxLength: GENERATIONS.length })
  .map((spans) => spans.map((years, i): GenerationYears => ({ name: GENERATIONS[i] ?? '', ...years })));

const factsOf = fc.record({
  generation: maybe(fc.constantFrom(...GENERATIONS, 'other')),
  body: maybe(fc.constantFrom(...BODIES)),
  engine: maybe(fc.constantFrom(...ENGINES)),
  equipment: fc.option(fc.constant('samo za xenon'), { nil: undefined, freq: 9 }),
  monthFrom: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined, freq: 9 }),
});

const fitmentOf = fc.record({
  ...Object.fromEntries(Object.entries(MODEL).map(([key, value]) => [key, fc.constant(value)])),
  years: fc.option(span, { nil: undefined, freq: 6 }),
  facts: factsOf,
}) as unknown as fc.Arbitrary<{ years?: { yearFrom: number; yearTo: number }; facts: Fitment['facts'] }>;

const made = (
  all: readonly { years?: object | undefined; facts: object | undefined }[],
  generations: GenerationYears[],
) =>
  all.map(
    ({ years = { yearFrom: null, yearTo: null }, facts }) =>
      ({ ...MODEL, ...years, facts, generations }) as unknown as Fitment,
  );

const deciding = fc.record({ body: fc.boolean(), engine: fc.boolean() });
const car = fc.record({
  year,
  generation: maybe(fc.constantFrom(...GENERATIONS)),
  body: maybe(fc.constantFrom(...BODIES)),
  engine: maybe(fc.constantFrom(...ENGINES)),
});
const shop = fc
  .tuple(generationsOf, fc.array(fitmentOf, { minLength: 1, maxLength: 4 }), deciding)
  .map(([generations, all, decides]) => ({ generations, fitments: made(all, generations), decides }));

type Car = { year: number } & { [Fact in keyof VehicleFacts]?: VehicleFacts[Fact] | undefined };
const known = (facts: Car): AskedVehicle =>
  ({
    ...MODEL,
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  }) as unknown as AskedVehicle;
const answer = (fitments: readonly Fitment[], decides: { body: boolean; engine: boolean }, facts: Car) =>
  fitVerdict(writeFits(fitGroups(fitments, LAST_YEAR, decides)), known(facts));

const check = (property: fc.IProperty<never>) => fc.assert(property, { numRuns: CASES });

test(
  'a further fact about the car turns no certain answer into maybe, and a yes into no only where it contradicts',
  () => {
    check(
      fc.property(
        shop,
        car,
        fc.subarray(['generation', 'body', 'engine'] as const),
        ({ fitments, decides }, facts, forgotten) => {
          const less = { ...facts, ...Object.fromEntries(forgotten.map((name) => [name, undefined])) };
          const before = answer(fitments, decides, less);
          if (before.verdict !== 'maybe')
            expect(answer(fitments, decides, facts).verdict).toBe(before.verdict);
        },
      ) as never,
    );
  },
  MINUTES * 10,
);

test(
  'the order and the repetition of vehicles never matter',
  () => {
    const mixed = shop.chain((one) =>
      fc
        .tuple(
          fc.shuffledSubarray(one.fitments, { minLength: one.fitments.length }),
          fc.array(fc.constantFrom(...one.fitments), { maxLength: 3 }),
        )
        .map(([all, again]) => ({ ...one, others: [...all, ...again] })),
    );
    check(
      fc.property(mixed, car, ({ fitments, others, decides }, facts) => {
        expect(answer(others, decides, facts)).toEqual(answer(fitments, decides, facts));
      }) as never,
    );
  },
  MINUTES * 10,
);

test(
  'unknown years beside known ones of the same vehicle leave it open',
  () => {
    check(
      fc.property(shop, car, ({ generations, fitments, decides }, facts) => {
        const before = answer(fitments, decides, facts).verdict;
        const after = answer(
          [...fitments, ...made([{ facts: undefined }], generations)],
          decides,
          facts,
        ).verdict;
        expect(after).toBe(before === 'yes' ? 'yes' : 'maybe');
      }) as never,
    );
  },
  MINUTES * 10,
);

/** What a mechanic says of one certain car and a part whose every fact is known. */
const accepts = ({ yearFrom, yearTo, facts, generations = [] }: Fitment, asked: Car): boolean => {
  const own = generations.find(({ name }) => name === facts?.generation);
  return (
    own !== undefined &&
    Math.max(yearFrom ?? 0, own.yearFrom) <= asked.year &&
    asked.year <= Math.min(yearTo ?? 0, own.yearTo ?? 0) &&
    facts?.generation === asked.generation &&
    facts?.body === asked.body &&
    facts?.engine === asked.engine
  );
};

test(
  'of fully described parts, yes is every car that the visitor may mean, no is none of them',
  () => {
    const told = generationsOf.chain((generations) => {
      const own = fc.constantFrom(...generations).chain((generation) =>
        fc
          .tuple(
            fc.integer({ min: generation.yearFrom, max: generation.yearTo ?? 2012 }),
            fc.integer({ min: generation.yearFrom, max: generation.yearTo ?? 2012 }),
            fc.constantFrom(...BODIES.slice(0, 2)),
            fc.constantFrom(...ENGINES.slice(0, 2)),
          )
          .map(([a, b, body, engine]) => ({
            years: { yearFrom: Math.min(a, b), yearTo: Math.max(a, b) },
            facts: { generation: generation.name, body, engine },
          })),
      );
      return fc
        .array(own, { minLength: 1, maxLength: 6 })
        .map((all) => ({ generations, fitments: made(all, generations) }));
    });
    const [bodies, engines] = [BODIES.slice(0, 2), ENGINES.slice(0, 2)];
    check(
      fc.property(told, car, ({ generations, fitments }, facts) => {
        const built = generations.filter(
          ({ yearFrom, yearTo }) => yearFrom <= facts.year && facts.year <= (yearTo ?? 0),
        );
        const names = built.map(({ name }) => name);
        fc.pre(names.length > 0 && (facts.generation === undefined || names.includes(facts.generation)));
        const cars = (facts.generation === undefined ? names : [facts.generation]).flatMap((generation) =>
          (facts.body === undefined ? bodies : [facts.body]).flatMap((body) =>
            (facts.engine === undefined ? engines : [facts.engine]).map((engine) => ({
              year: facts.year,
              generation,
              body,
              engine,
            })),
          ),
        );
        const accepted = cars.filter((one) => fitments.some((fitment) => accepts(fitment, one))).length;
        const { verdict } = answer(fitments, { body: false, engine: false }, facts);
        if (verdict === 'yes') expect(accepted).toBe(cars.length);
        if (accepted === 0) expect(verdict).toBe('no');
        if (verdict === 'no') expect(accepted).toBe(0);
      }) as never,
    );
  },
  MINUTES * 10,
);

test(
  'the text keeps everything, whatever characters the words have',
  () => {
    const words = fc.string({ minLength: 1, maxLength: 8 });
    const years = fc.array(
      span.map(({ yearFrom: from, yearTo: to }) => ({ from, to })),
      { maxLength: 2 },
    );
    const group = fc.record({
      manufacturer: fc.constant('audi'),
      model: fc.constantFrom('', 'a4'),
      years,
      generations: fc.array(words, { maxLength: 2 }),
      shared: years,
      body: fc.oneof(fc.constant(''), words),
      engine: fc.oneof(fc.constant(''), words),
      conditions: fc.array(words, { maxLength: 2 }),
    });
    check(
      fc.property(fc.array(group, { maxLength: 3 }), (groups) => {
        expect(readFits(writeFits(groups))).toEqual(groups);
      }) as never,
    );
  },
  MINUTES * 10,
);
