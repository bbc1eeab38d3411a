import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { applyVehicleImport, listKnownVehicles } from '#db/queries/vehicle-import.ts';
import { parseVehicleTable } from '#src/domain/vehicle-table/parse-vehicle-table.ts';
import { planVehicleImport, type ImportPlan } from '#src/domain/vehicle-table/plan-vehicle-import.ts';
import { lastYear } from '#src/domain/years.ts';
import { openShop } from './open-shop.ts';
import { silentProgress } from './progress.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings.ts';

// `npm run vehicles:import -- FILE.csv [--apply]`: a dry run unless `--apply` is given.
const USAGE = 'Usage: npm run vehicles:import -- FILE.csv [--apply]';
const EXAMPLES_SHOWN = 8;

function summary({ manufacturers, counts, bad }: ImportPlan): string {
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
  ].join('\n');
}

async function run(file: string, apply: boolean): Promise<void> {
  const { rows, bad } = parseVehicleTable(await readFile(file, 'utf8'), lastYear());
  const shop = await openShop(readSettings(process.env), silentProgress);
  try {
    const plan = planVehicleImport(rows, await listKnownVehicles(shop.db));
    console.log(`${file}: ${rows.length + bad.length} rows\n`);
    console.log(summary({ ...plan, bad: [...bad, ...plan.bad].sort((a, b) => a.line - b.line) }));
    if (apply) await applyVehicleImport(shop.db, plan.manufacturers);
    console.log(apply ? '\nWritten.' : '\nNothing was written. Add --apply to write.');
  } finally {
    await shop.close();
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file) throw new Error(USAGE);
  await run(file, values.apply ?? false);
});
