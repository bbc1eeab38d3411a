import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * While a shop with the embedded database runs, `database.json` holds its address, on loopback and for this user
 * only. The database allows one process; tests and other programs connect through that process.
 */
export async function writeConnectionFile(
  dataFolder: string,
  connectionString: string,
): Promise<() => Promise<void>> {
  const file = join(dataFolder, 'database.json');
  await writeFile(file, `${JSON.stringify({ connectionString })}\n`, { mode: 0o600 });
  return () => rm(file, { force: true });
}
