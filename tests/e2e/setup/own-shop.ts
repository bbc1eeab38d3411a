import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartName } from './demo-part.ts';
import { startShop } from './running-shop.ts';

export type OwnShop = {
  url: string;
  /** Undefined if SHOP_URL names a running shop and SHOP_DATA does not say where its data are. */
  dataFolder: string | undefined;
  /** Output of the shop's start. */
  output: () => string;
  close: () => Promise<void>;
};

const COPIED = ['pg', 'admin.json'];

/** Copies by hard links: a publish replaces the file of a page and never writes into it. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

/** A part of the demo is for tests that have many pages rendered again. */
export type Catalogue = 'demo' | PartName;

async function fillFolder(dataFolder: string, catalogue: Catalogue): Promise<void> {
  if (catalogue !== 'demo') {
    // Imported only here: it loads the database, which most workers need only in their shop's process.
    const { fillWithPart } = await import('./demo-part.ts');
    return fillWithPart(dataFolder, catalogue);
  }
  const { SHOP_TEMPLATE } = process.env;
  if (!SHOP_TEMPLATE) throw new Error('The global set-up has made no shop to copy.');
  for (const part of COPIED) await cp(join(SHOP_TEMPLATE, part), join(dataFolder, part), { recursive: true });
  linkFolder(join(SHOP_TEMPLATE, 'site'), join(dataFolder, 'site'));
  // Pictures are stored by content hash, so sizes made by one worker's shop serve all of them.
  await symlink(join(SHOP_TEMPLATE, 'blobs'), join(dataFolder, 'blobs'));
}

/** The shop at SHOP_URL, or one for this worker only: tests do not see changes by tests of other workers. */
export async function openOwnShop(
  environment: Record<string, string> = {},
  catalogue: Catalogue = 'demo',
): Promise<OwnShop> {
  const { SHOP_URL, SHOP_DATA } = process.env;
  if (SHOP_URL)
    return { url: SHOP_URL, dataFolder: SHOP_DATA, output: () => '', close: () => Promise.resolve() };
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-worker-'));
  await fillFolder(dataFolder, catalogue);
  const shop = await startShop({ ...environment, DATA_DIR: dataFolder, PORT: '0' });
  const { url, output, stop } = shop;
  // A save before that would have every page rendered again, which takes as long as some forty tests.
  await shop.readyForEdits();
  return {
    url,
    dataFolder,
    output,
    close: async () => {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
