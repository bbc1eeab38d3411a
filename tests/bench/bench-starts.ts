import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AdminProduct } from '#src/domain/admin/product.ts';
import { startShop } from '../e2e/setup/running-shop.ts';
import { openPanel, type Panel } from '../faults/panel-client.ts';
import { printTable } from './table.ts';

const PRODUCT = 5;
const POLL_MS = 50;
const LONGEST_MS = 300_000;

const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

/** Saves a new name of one product and returns it. */
async function rename(panel: Panel): Promise<string> {
  const { product } = (await panel('GET', `products/${PRODUCT}`)).body as { product: AdminProduct };
  const name = `Naziv u ${Math.round(performance.now())}`;
  const images = product.images.map(({ url }) => url);
  const { status } = await panel('PUT', `products/${PRODUCT}`, { ...product, images, name });
  if (status !== 200) throw new Error(`the save was answered with ${status}`);
  return name;
}

async function secondsUntilLive(url: string, name: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_MS) {
    const page = await (await fetch(`${url}/proizvod/${PRODUCT}`)).text();
    if (page.includes(name)) return secondsSince(begun);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error(`'${name}' was not published`);
}

/** Later starts of a shop with the demo catalogue; `checkout` is the folder of its sources. */
async function startsOf(checkout: string): Promise<Record<string, number>> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const start = () => startShop({ DATA_DIR, PORT: '0' }, checkout);
  try {
    const first = await start();
    await first.readyForEdits();
    await first.stop();

    const begun = performance.now();
    const second = await start();
    const started = secondsSince(begun);
    await second.readyForEdits();
    const ready = secondsSince(begun);
    await second.stop();

    const third = await start();
    const early = await secondsUntilLive(third.url, await rename(await openPanel(third.url, DATA_DIR)));
    await third.readyForEdits();
    const name = await rename(await openPanel(third.url, DATA_DIR));
    await third.kill();

    const fourth = await start();
    const afterKill = await secondsUntilLive(fourth.url, name);
    await fourth.readyForEdits();
    await fourth.stop();
    return {
      'later start: pages are served': started,
      'later start: ready to publish edits': ready,
      'saved right after a start, until live': early,
      'saved right before a kill, from the next start until live': afterKill,
    };
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

/** How soon a shop that was stopped publishes again; beside it the shop of another checkout. */
export async function benchStarts(beside: string | undefined): Promise<void> {
  const before = beside ? await startsOf(resolve(beside)) : {};
  const now = await startsOf('.');
  printTable(
    ['seconds', 'before', 'now'],
    Object.entries(now).map(([what, took]) => [what, before[what]?.toFixed(1) ?? '', took.toFixed(1)]),
  );
}
