import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './command/environment.ts';
import { openShop } from './open-shop.ts';
import { silentProgress } from './command/progress.ts';

test.each(['', 'podaci'])(
  'a data folder that is a file, or in one, is refused in one sentence',
  async (below) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-file-'));
    const file = join(folder, 'shop.backup');
    await writeFile(file, 'kopija');
    const opening = openShop(readEnvironment({ DATA_DIR: join(file, below) }), silentProgress);
    await expect(opening).rejects.toThrow(/^DATA_DIR is no folder, but a file/);
    await rm(folder, { recursive: true });
  },
);
