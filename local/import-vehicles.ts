import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Db } from '#db/client.ts';
import {
  applyVehicleImport,
  findLatestVehicleImport,
  undoVehicleImport,
} from '#db/queries/vehicles/vehicle-import.ts';
import { listVehicles } from '#db/queries/vehicles/vehicles.ts';
import { CSV_FILE_BYTES_MAX } from '#src/domain/limits/imports.ts';
import { decodeFile } from '#src/domain/text/decode-file.ts';
import { parseVehicleTable } from '#src/domain/vehicle-table/parse-vehicle-table.ts';
import { planVehicleImport, type ImportPlan } from '#src/domain/vehicle-table/plan-vehicle-import.ts';
import type { ProductionYears } from '#src/domain/vehicle/vehicle.ts';
import { changesOf } from '#src/domain/vehicle-table/vehicle-import-changes.ts';
import { lastYear } from '#src/domain/years.ts';
import { openShop } from './open-shop.ts';
import { silentProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { readEnvironment } from './command/environment.ts';

// A dry run unless `--apply` is given; `--undo` undoes the latest import.
const USAGE = 'Usage: npm run vehicles:import -- FILE.csv [--confirm LINE,LINE…] [--apply], or -- --undo';
const EXAMPLES_SHOWN = 8;

const span = ({ yearFrom, yearTo }: ProductionYears): string => `${yearFrom}–${yearTo ?? ''}`;

function summary({ manufacturers, counts, bad, doubtful }: ImportPlan): string {
  const newManufacturers = manufacturers.filter((m) => m.isNew).map((m) => m.name);
  const newModels = manufacturers.flatMap((m) =>
    m.models.filter((model) => model.isNew).map((model) => `${m.name} ${model.name}`),
  );
  const some = (names: string[]) =>
    names.length === 0
      ? ''
      : `  (${names.slice(0, EXAMPLES_SHOWN).join(', ')}${names.length > EXAMPLES_SHOWN ? ', …' : ''})`;
  return [
    `  new manufacturers  ${String(counts.manufacturers).padStart(6)}${some(newManufacturers)}`,
    `  new models         ${String(counts.models).padStart(6)}${some(newModels)}`,
    `  new generations    ${String(counts.generations).padStart(6)}`,
    `  widened            ${String(counts.widened).padStart(6)}`,
    `  already there      ${String(counts.unchanged).padStart(6)}`,
    `  bad rows           ${String(bad.length).padStart(6)}`,
    ...bad.map(({ line, reason }) => `    line ${line}: ${reason}`),
    `  left out, --confirm each line that is right  ${doubtful.length}`,
    ...doubtful.map(
      ({ line, vehicle, before, after }) => `    line ${line}: ${vehicle} ${span(before)} → ${span(after)}`,
    ),
  ].join('\n');
}

async function readTable(file: string): Promise<string> {
  if ((await stat(file)).size > CSV_FILE_BYTES_MAX)
    throw new Error(`${file} is larger than ${CSV_FILE_BYTES_MAX / 1024 ** 2} MB: no table of vehicles.`);
  return decodeFile(await readFile(file)).text;
}

async function importFile(
  db: Db,
  { file, text }: { file: string; text: string },
  apply: boolean,
  confirmed: ReadonlySet<number>,
): Promise<void> {
  const { rows, bad } = parseVehicleTable(text, lastYear());
  const plan = planVehicleImport(rows, await listVehicles(db), confirmed);
  console.log(`${file}: ${rows.length + bad.length} rows\n`);
  console.log(summary({ ...plan, bad: [...bad, ...plan.bad].sort((a, b) => a.line - b.line) }));
  if (apply) await applyVehicleImport(db, basename(file), changesOf(plan.manufacturers));
  console.log(apply ? '\nWritten. --undo undoes it.' : '\nNothing was written. Add --apply to write.');
}

async function undoLatest(db: Db): Promise<void> {
  const latest = await findLatestVehicleImport(db);
  if (!latest) throw new Error('There is no import to undo.');
  await undoVehicleImport(db, latest.id, latest.changes);
  console.log(`The import of ${latest.file} was undone; what was edited or used since has stayed.`);
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean' }, confirm: { type: 'string' }, undo: { type: 'boolean' } },
  });
  const [file] = positionals;
  if ((file === undefined) !== (values.undo ?? false)) throw new Error(USAGE);
  const lines = values.confirm?.split(',').map((line) => line.trim()) ?? [];
  if (!lines.every((line) => /^\d+$/.test(line))) throw new Error(USAGE);
  const confirmed = new Set(lines.map(Number));
  const table = file === undefined ? undefined : { file, text: await readTable(file) };
  const shop = await openShop(readEnvironment(process.env), silentProgress);
  try {
    if (table === undefined) await undoLatest(shop.db);
    else await importFile(shop.db, table, values.apply ?? false, confirmed);
  } finally {
    await shop.close();
  }
});
