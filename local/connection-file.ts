import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataFolder: string) => join(dataFolder, 'database.json');

/**
 * While a shop with the embedded database runs, `database.json` holds its address, on loopback and for this user
 * only. The database allows one process; tests and other programs connect through that process.
 */
export async function writeConnectionFile(
  dataFolder: string,
  connectionString: string,
): Promise<() => Promise<void>> {
  const file = fileIn(dataFolder);
  await writeFile(file, `${JSON.stringify({ connectionString })}\n`, { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** The address of the embedded database of the shop that runs on this folder. */
export async function readConnectionFile(dataFolder: string): Promise<string> {
  const text = await readFile(fileIn(dataFolder), 'utf8');
  return (JSON.parse(text) as { connectionString: string }).connectionString;
}
