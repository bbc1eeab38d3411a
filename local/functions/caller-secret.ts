import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/** The secret of one data folder, made once; the embedded database's own password changes with every start. */
export async function callerSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'caller-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  // Half of one is what a full disk or a power cut leaves.
  if (Buffer.from(kept, 'base64url').length === SECRET_BYTES) return kept;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
