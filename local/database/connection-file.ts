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
  await writeFile(file, `${JSON.stringify({ connectionString, pid: process.pid })}\n`, { mode: 0o600 });
  return () => rm(file, { force: true });
}

type Connection = { connectionString: string; pid: number };

/** The address of the embedded database that process `pid` serves; undefined while it serves none. */
export async function readConnectionFile(
  dataFolder: string,
  pid: number | undefined,
): Promise<string | undefined> {
  try {
    const written = JSON.parse(await readFile(fileIn(dataFolder), 'utf8')) as Connection;
    // A killed process leaves its file behind.
    return written.pid === pid ? written.connectionString : undefined;
  } catch {
    // The process is still starting, or is another command.
    return undefined;
  }
}
