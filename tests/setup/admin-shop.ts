import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { startBlobStore } from '#local/pictures/blob-store.ts';
import type { Routes } from '#src/server/http/routes.ts';
import { aManufacturer, aModel } from './factories.ts';
import { type AdminCall, anOwner, logIn } from './logged-in.ts';
import { openTestDatabase, type Wrap } from './test-database.ts';

export type AdminShop = { db: Db; app: Routes; call: AdminCall; close: () => Promise<void> };

/** The panel's calls, with the owner logged in, on a database and a picture store for one test file. */
export async function openAdminShop(wrap?: Wrap): Promise<AdminShop> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-admin-'));
  const [database, blobs] = [await openTestDatabase(wrap), await startBlobStore(folder)];
  vi.stubEnv('DATABASE_URL', database.url);
  await anOwner(database.db);
  const { adminRoutes } = await import('#src/server/http/admin/admin-routes.ts');
  const app = adminRoutes();
  const call = await logIn(app);
  return {
    db: database.db,
    app,
    call,
    close: async () => {
      vi.unstubAllEnvs();
      await blobs.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let shade = 0;

/** The bytes of a photograph that no other test uses. */
export function aPhotograph(
  over: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' } = {},
) {
  const { width = 64, height = 48, format = 'jpeg' } = over;
  shade = (shade + 37) % 0xffffff;
  const background = { r: shade & 255, g: (shade >> 8) & 255, b: (shade * 7) & 255 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

export const aDataUrl = async (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  `data:image/${format};base64,${(await aPhotograph({ format })).toString('base64')}`;

/** A manufacturer with a model, and the specification's body for a product that fits the model. */
export async function aProductBody(db: Db) {
  const manufacturer = await aManufacturer(db);
  const model = await aModel(db, manufacturer.id);
  const body = {
    name: 'Far desni',
    rating: 5,
    categoryId: null,
    manufacturerId: manufacturer.id,
    modelId: model.id,
    compatibleYears: ['2004', '2005', '2006'],
    images: [await aDataUrl()],
  };
  return { manufacturer, model, body };
}
