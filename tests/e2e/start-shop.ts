import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningShop, startShop } from './running-shop.ts';

/** What the two starts of the test shop told, for start.spec.ts. */
export type StartRecord = {
  dataFolder: string;
  port: number;
  first: string;
  firstExit: number | null;
  second: string;
};

/** One shop for all browser tests, in a folder of its own. It is stopped and started again before they run. */
export default async function setup() {
  const given = process.env['SHOP_URL'];
  if (given) return;
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const first = await startShop({ DATA_DIR: dataFolder, PORT: '0' });
  const { port } = new URL(first.url);
  const firstExit = await first.stop();
  const shop: RunningShop = await startShop({ DATA_DIR: dataFolder, PORT: port });
  const record: StartRecord = {
    dataFolder,
    port: Number(port),
    first: first.output(),
    firstExit,
    second: shop.output(),
  };
  const recordFile = join(dataFolder, 'starts.json');
  await writeFile(recordFile, JSON.stringify(record));
  Object.assign(process.env, { SHOP_URL: shop.url, SHOP_STARTS: recordFile, SHOP_DATA: dataFolder });
  return async () => {
    await shop.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
