import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './running-shop.ts';

/** Output and exit code of the template's first start, for start.spec.ts. */
export type FirstStart = { output: string; exitCode: number | null };

/**
 * Makes the shop that every browser worker copies, by a first `npm start`: demo catalogue and pages. Files that
 * `fill` puts into the data folder first are kept. Returns a function that removes it.
 */
export async function makeTemplate(fill?: (dataFolder: string) => Promise<void>) {
  if (process.env['SHOP_URL']) return;
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  await fill?.(dataFolder);
  const shop = await startShop({ DATA_DIR: dataFolder, PORT: '0' });
  const exitCode = await shop.stop();
  const first: FirstStart = { output: shop.output(), exitCode };
  Object.assign(process.env, { SHOP_TEMPLATE: dataFolder, SHOP_FIRST_START: JSON.stringify(first) });
  return () => rm(dataFolder, { recursive: true, force: true });
}

export default function setup() {
  return makeTemplate();
}
