import { INVARIANTS, listExceptions } from '#db/queries/invariants.ts';
import { openData } from './backup/open-data.ts';
import { restoreDemoPictures } from './pictures/demo-pictures.ts';
import { runCommand } from './command/run-command.ts';
import { readEnvironment } from './command/environment.ts';

// `npm run db:check`: checks the invariants; `-- --repair` repairs what it can. Exit code 1 while one is broken.

const EXCEPTIONS_SHOWN = 5;

function printResult(statement: string, exceptions: readonly string[], isRepaired: boolean): void {
  const shown = `${exceptions.slice(0, EXCEPTIONS_SHOWN).join(', ')}${exceptions.length > EXCEPTIONS_SHOWN ? ' …' : ''}`;
  const state =
    exceptions.length === 0 ? 'ok' : `${isRepaired ? 'repaired' : 'BROKEN'}: ${exceptions.length} (${shown})`;
  console.log(`  ${statement.padEnd(80)} ${state}`);
}

async function check(mayRepair: boolean): Promise<void> {
  const data = await openData(readEnvironment(process.env), { mayRun: true });
  try {
    let left = 0;
    for (const invariant of INVARIANTS) {
      const exceptions = await listExceptions(data.db, invariant);
      if (exceptions.length > 0 && mayRepair) await invariant.repair(data.db);
      const still = mayRepair ? await listExceptions(data.db, invariant) : exceptions;
      printResult(invariant.statement, exceptions, still.length === 0);
      left += still.length;
    }
    const lost = await restoreDemoPictures(data.db, { isDry: !mayRepair, readsAll: true });
    printResult('every picture has its original', lost, false);
    if (left + lost.length > 0) {
      console.log(mayRepair ? '\nWhat is left needs a backup.' : '\nnpm run db:check -- --repair');
      process.exitCode = 1;
    }
  } finally {
    await data.close();
  }
}

await runCommand(() => check(process.argv.includes('--repair')));
