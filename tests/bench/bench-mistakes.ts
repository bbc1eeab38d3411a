import { loadSearchIndexRows } from '#db/queries/search/search-words.ts';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { analyseQuery } from '#src/domain/search/query/analyse-query.ts';
import { planQuery } from '#src/domain/search/plan-query.ts';
import { makeSearchIndex } from '#src/domain/search/search-index.ts';
import { foldText } from '#src/domain/vehicle-text/language/fold.ts';
import { PHRASES } from '#src/domain/vehicle-text/language/phrases.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { judgeReadings, parseQueryReadings } from './query-readings.ts';
import { printTable } from './table.ts';
import { readUnseen, UNSEEN_SETS } from './unseen/read-unseen.ts';

// `npm run bench:mistakes`: how names of models, manufacturers and parts are read with one typing mistake, and how
// queries are answered that nobody has seen, in the demo catalogue. `-- --misses` prints what is read differently.

/** Shorter words are one letter away from too many others. */
const SHORTEST = 5;

/** A name with one mistake after its first letter: a letter missing, two swapped, or another vowel. */
function mistyped(name: string): string[] {
  const isInWord = (at: number) => /[a-z]{2}/.test(name.slice(at - 1, at + 1));
  const texts = Array.from(name, (letter, at) => {
    if (at === 0 || !isInWord(at)) return [];
    const [before, after, next] = [name.slice(0, at), name.slice(at + 1), name.charAt(at + 1)];
    const vowels = 'aeiou'.includes(letter) ? Array.from('aei', (vowel) => before + vowel + after) : [];
    const swapped = /[a-z]/.test(next) ? [before + next + letter + after.slice(1)] : [];
    return [before + after, ...vowels, ...swapped];
  });
  return [...new Set(texts.flat())].filter((text) => text !== name);
}

const isLong = (name: string): boolean =>
  /^[a-z -]+$/.test(name) && name.replace(/[ -]/g, '').length >= SHORTEST;

const { db, close } = await openEmptyDatabase();
await loadDemoCatalogue(db, (bytes) => Promise.resolve(bytes.length.toString(16).padStart(32, '0')));
const { vocabulary, lexicon, models, manufacturers } = makeSearchIndex(await loadSearchIndexRows(db));
const withMisses = process.argv.includes('--misses');

const plan = (text: string) =>
  planQuery(analyseQuery(text), vocabulary, lexicon, { withVehicle: true, isLenient: false });

/** Terms of the parts that a query may mean; without a vehicle's words. */
const partsIn = (text: string): string[] =>
  plan(text).units.flatMap(({ exact }) =>
    [...exact.matchAll(/'(=[a-z0-9-]+)'/g)].map(([, term]) => term ?? ''),
  );

const vehicleIn = (text: string) => plan(`${text} far`).vehicle;

const sold = [...models.values()].filter((model) => lexicon.productsOf(model) > 0);
const partNames = [
  ...new Set(PHRASES.flatMap(({ isPart, texts }) => (isPart && texts.length === 1 ? texts : []))),
].filter(isLong);

const groups: readonly [name: string, typed: readonly string[], isRight: (text: string) => boolean][] = [
  ...sold.map((model): (typeof groups)[number] => [
    'models with parts',
    [foldText(model.name)].filter(isLong).flatMap(mistyped),
    (text) => vehicleIn(text)?.model === model,
  ]),
  ...[...manufacturers.values()].map((manufacturer): (typeof groups)[number] => [
    'manufacturers',
    [foldText(manufacturer.name)].filter(isLong).flatMap(mistyped),
    (text) => vehicleIn(text)?.manufacturer === manufacturer,
  ]),
  ...partNames.flatMap((name): (typeof groups)[number][] => {
    const [part] = partsIn(`${name} golf 5`);
    if (part === undefined) return [];
    const typed = mistyped(name);
    return [
      ['parts', typed, (text) => partsIn(`${text} golf 5`).includes(part)],
      ['parts, not taken for a vehicle', typed, (text) => plan(text).vehicle === undefined],
    ];
  }),
];

// First, because reading the names takes so long that the database's connection may be closed meanwhile.
const unseen: (string | number)[][] = [];
for (const set of UNSEEN_SETS) {
  const judged = await judgeReadings(db, parseQueryReadings(readUnseen(set, 'queries')));
  for (const [group, some] of Map.groupBy(judged, (one) => one.group))
    unseen.push([`${set}: ${group}`, some.length, some.filter(({ fault }) => fault === undefined).length]);
  // Nobody mends a rule with those that are held out.
  if (withMisses && set === 'development')
    for (const { q, fault } of judged) if (fault !== undefined) console.log(`${fault}: ${q}`);
}

const results = groups.flatMap(([name, typed, isRight]) =>
  typed.map((text) => ({ name, text, isRight: isRight(text) })),
);
const rows = [...Map.groupBy(results, ({ name }) => name)].map(([name, all]) => {
  const right = all.filter(({ isRight }) => isRight).length;
  return [name, all.length, `${((100 * right) / all.length).toFixed(1)} %`];
});
printTable(['names with one mistake', 'texts', 'read right'], rows);
if (withMisses) for (const { name, text, isRight } of results) if (!isRight) console.log(`${name}: ${text}`);

console.log();
printTable(['queries never seen', 'queries', 'read right'], unseen);
await close();
