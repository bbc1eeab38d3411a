import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startShop } from '../e2e/setup/running-shop.ts';
import { findChromium } from '../find-chromium.ts';
import { freePort } from '../setup/free-port.ts';
import { httpsFront } from './https-front.ts';
import { median, printTable } from './table.ts';

const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);
const PAGES = {
  home: '/',
  catalogue: '/katalog',
  manufacturer: '/volkswagen',
  'model and year': '/volkswagen/golf/2006',
  category: '/kategorija/branici',
  product: '/proizvod/1',
  contact: '/kontakt',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'largest-contentful-paint': 'LCP s',
  'cumulative-layout-shift': 'CLS',
  'total-blocking-time': 'TBT ms',
  'total-byte-weight': 'kB',
} as const;
type Run = Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS, number>;

/** One cold visit with Lighthouse's own preset: a slow phone on a slow connection, simulated. */
async function visit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  for (const { id, score } of Object.values(audits))
    if (process.env['LIGHTHOUSE_AUDITS'] && score !== null && score < 1) console.log(url, id, score);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...Object.keys(AUDITS).map((name) => [name, audits[name]?.numericValue ?? NaN]),
  ]) as Run;
}

const worst = (runs: readonly Run[], name: keyof Run) => Math.min(...runs.map((run) => run[name]));
const medianOf = (runs: readonly Run[], name: keyof Run) => median(runs.map((run) => run[name]));

const rowOf = (name: string, runs: readonly Run[]) => [
  name,
  ...CATEGORIES.map((category) => worst(runs, category)),
  medianOf(runs, 'performance'),
  (medianOf(runs, 'largest-contentful-paint') / 1000).toFixed(2),
  Math.max(...runs.map((run) => run['cumulative-layout-shift'])).toFixed(3),
  Math.round(medianOf(runs, 'total-blocking-time')),
  Math.round(medianOf(runs, 'total-byte-weight') / 1000),
];

/**
 * Lighthouse, mobile, on one page of each kind: the worst score of all runs, the median of times and bytes, the worst
 * shift. Over TLS and HTTP/2, as the CDN serves visitors, and with LIGHTHOUSE_HTTP1 over HTTP/1.1. SHOP_URL names a
 * shop that is already running.
 */
export async function benchLighthouse(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const given = process.env['SHOP_URL'];
  const shop = given ? undefined : await startShop({ DATA_DIR: folder, PORT: '0' });
  const shopUrl = given ?? shop?.url ?? '';
  const front = process.env['LIGHTHOUSE_HTTP1'] ? undefined : await httpsFront(shopUrl);
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  const rows: (string | number)[][] = [];
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await visit(`${front?.url ?? shopUrl}${path}`, port));
      rows.push(rowOf(name, runs));
    }
  } finally {
    await browser.close();
    front?.close();
    await shop?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  printTable([`worst of ${RUNS} runs`, ...CATEGORIES, 'median performance', ...Object.values(AUDITS)], rows);
}
