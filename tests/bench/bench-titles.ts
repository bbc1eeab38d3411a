import { HOLD_OUT_TITLES } from '../titles/hold-out-titles.ts';
import { LATER_TITLES } from '../titles/later-titles.ts';
import { parseTitles } from '../titles/parse-titles.ts';
import { readCase, scoreOf, type TitleResult } from '../titles/score-titles.ts';
import { STREET_TITLES } from '../titles/street-titles.ts';
import { SECOND_STREET_TITLES } from '../titles/second-street-titles.ts';
import { TITLES } from '../titles/titles.ts';
import { printTable } from './table.ts';
import { readUnseen } from './unseen/read-unseen.ts';

// `npm run bench:titles`: how well ad titles are read, by style. `-- --misses` prints what is read differently.
const HELD_OUT = 'never seen, held out';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const isAllRight = ({ right }: TitleResult): boolean => !Object.values(right).includes(false);

function describe(result: TitleResult): string {
  const { fitments, confidence, side, position, partNumbers, category, reasons } = result.reading;
  const read = fitments.map((f) =>
    [f.manufacturer.name, f.model?.name, f.generation?.name, `${f.yearFrom}-${f.yearTo}`]
      .filter(Boolean)
      .join(' '),
  );
  const wrong = Object.entries(result.right).flatMap(([trait, isRight]) => (isRight ? [] : [trait]));
  return `  ${result.wanted.title}\n    ${wrong.join(', ')} ← ${read.join('; ') || '-'} | ${side} ${position} ${partNumbers.join(' ')} ${category} | ${confidence} ${reasons.join(' ')}`;
}

for (const [name, table] of [
  ['written with the reader in mind', TITLES],
  ['held out', HOLD_OUT_TITLES],
  ['written later', LATER_TITLES],
  ['in a hurry', STREET_TITLES],
  ['in a hurry, later', SECOND_STREET_TITLES],
  ['never seen, for development', readUnseen('development', 'titles')],
  [HELD_OUT, readUnseen('held-out', 'titles')],
] as const) {
  const results = parseTitles(table).map(readCase);
  const groups = [...Map.groupBy(results, (result) => result.wanted.pattern), ['all', results] as const];
  console.log(`\nTitles ${name}\n`);
  printTable(
    [
      'pattern',
      'titles',
      'manufacturer',
      'model',
      'years',
      'side',
      'numbers',
      'category',
      'all right',
      'confident',
      'wrong among them',
    ],
    groups.map(([pattern, some]) => {
      const score = scoreOf(some);
      const { manufacturer, model, years, side, partNumbers, category, confident: sure } = score;
      const all = some.filter(isAllRight).length / some.length;
      const shares = [manufacturer, model, years, side, partNumbers, category, all, sure];
      return [pattern, String(score.titles), ...shares.map(percent), percent(score.wrongConfident)];
    }),
  );
  // Nobody mends a rule with those that are held out.
  if (process.argv.includes('--misses') && name !== HELD_OUT)
    for (const result of results) if (!isAllRight(result)) console.log(describe(result));
}
