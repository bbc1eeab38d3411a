import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * While a shop with the embedded database runs, `database.json` says where it answers, on loopback and for this user
 * only: the database takes one process, and tests or a person at a prompt come through the one that has it.
 */
export async function writeConnectionFile(
  dataFolder: string,
  connectionString: string,
): Promise<() => Promise<void>> {
  const file = join(dataFolder, 'database.json');
  await writeFile(file, `${JSON.stringify({ connectionString })}\n`, { mode: 0o600 });
  return () => rm(file, { force: true });
}
