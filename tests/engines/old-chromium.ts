import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Too large for a dependency: 56 MB packed. */
export const OLD_CHROMIUM = '@sparticuz/chromium@109.0.6';

const PACKED = 'node_modules/@sparticuz/chromium/bin/chromium.br';
const FOLDER = 'node_modules/.cache/chromium-109';
const PROGRAM = `${FOLDER}/chromium`;

export const hasOldChromium = (): boolean =>
  Boolean(process.env['CHROMIUM_109_PATH']) || existsSync(PROGRAM) || existsSync(PACKED);

/** The program that `CHROMIUM_109_PATH` names, or that of the npm package, unpacked once. */
export function oldChromium(): string {
  const chosen = process.env['CHROMIUM_109_PATH'];
  if (chosen) return chosen;
  if (existsSync(PROGRAM)) return PROGRAM;
  mkdirSync(FOLDER, { recursive: true });
  const unpacked = `${PROGRAM}.${process.pid}`;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(PACKED)), { mode: 0o755 });
  renameSync(unpacked, PROGRAM);
  return PROGRAM;
}
