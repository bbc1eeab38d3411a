import type { Db } from '#db/client.ts';
import {
  type CategorySet,
  listAdminCategories,
  orderCategories,
} from '#db/queries/catalogue/admin-categories.ts';
import { listAdminManufacturers } from '#db/queries/vehicles/admin-manufacturers.ts';
import { listAdminModels, listManufacturerChoices } from '#db/queries/vehicles/admin-models.ts';
import {
  deleteManufacturerQuery,
  mergeEntryInput,
  modelsQuery,
  orderInput,
} from '#src/contracts/admin/dictionaries.ts';
import type { MergeEntryAnswer } from '#src/domain/admin/dictionaries.ts';
import { categories, tuningCategories } from '#src/server/dictionaries/categories.ts';
import type { Dictionary } from '#src/server/dictionaries/dictionary.ts';
import { manufacturers } from '#src/server/dictionaries/manufacturers.ts';
import { mergeManufacturers, mergeModels } from '#src/server/dictionaries/merge.ts';
import { models } from '#src/server/dictionaries/models.ts';
import { accept, acceptJson, requestKeyOf, idOf } from '../accept.ts';
import { adminOf } from '../guarded-routes.ts';
import type { Call, Routes } from '../routes.ts';

type Options = {
  /** The entry's name in answers. */
  name: 'manufacturer' | 'model' | 'category';
  /** What every answer contains besides the entry. */
  withList?: (db: Db) => Promise<object>;
  /** Whether the owner has confirmed a deletion. */
  isConfirmed?: (c: Call) => boolean;
};

/** Adds, edits and deletes an entry. */
function addEntryRoutes<Row, Input, NewInput>(
  app: Routes,
  path: string,
  dictionary: Dictionary<Row, Input, NewInput>,
  { name, withList, isConfirmed }: Options,
): void {
  const answer = async (c: Call, saved?: Row, status?: 201) =>
    c.json({ success: true, ...(await withList?.(c.var.db)), [name]: saved }, status);
  app.post(path, async (c) => {
    const input = await acceptJson(dictionary.newInput, c);
    return answer(c, await dictionary.create(c.var.db, adminOf(c).userId, input, requestKeyOf(c)), 201);
  });
  app.put(`${path}/:id`, async (c) => {
    const input = await acceptJson(dictionary.input, c);
    return answer(c, await dictionary.update(c.var.db, adminOf(c).userId, idOf(c), input));
  });
  app.delete(`${path}/:id`, async (c) => {
    await dictionary.delete(c.var.db, adminOf(c).userId, idOf(c), isConfirmed?.(c));
    return answer(c);
  });
}

function addMergeRoute(app: Routes, path: string, merge: typeof mergeModels): void {
  app.post(`${path}/:id/merge`, async (c) => {
    const { intoId } = await acceptJson(mergeEntryInput, c);
    const { undo } = await merge(c.var.db, adminOf(c).userId, { id: idOf(c), intoId }, requestKeyOf(c));
    return c.json<MergeEntryAnswer>({ success: true, undo });
  });
}

/** Every write answers with the whole new list: it is short, and its order and counts may have changed. */
function addCategoryRoutes(app: Routes, path: string, set: CategorySet): void {
  const withList = async (db: Db) => ({ categories: await listAdminCategories(db, set) });
  app.get(path, async (c) => c.json(await withList(c.var.db)));
  app.put(`${path}/order`, async (c) => {
    const { ids } = await acceptJson(orderInput, c);
    await orderCategories(c.var.db, set, ids);
    return c.json({ success: true, ...(await withList(c.var.db)) });
  });
  const options = { name: 'category', withList } as const;
  if (set === 'category') addEntryRoutes(app, path, categories, options);
  else addEntryRoutes(app, path, tuningCategories, options);
}

export function addDictionaryRoutes(app: Routes): void {
  app.get('/api/admin/manufacturers-models', async (c) => c.json(await listManufacturerChoices(c.var.db)));

  app.get('/api/admin/manufacturers', async (c) =>
    c.json({ manufacturers: await listAdminManufacturers(c.var.db) }),
  );
  addEntryRoutes(app, '/api/admin/manufacturers', manufacturers, {
    name: 'manufacturer',
    isConfirmed: (c) => accept(deleteManufacturerQuery, c.req.query()).withModels === '1',
  });
  addMergeRoute(app, '/api/admin/manufacturers', mergeManufacturers);

  app.get('/api/admin/models', async (c) => {
    const { manufacturer } = accept(modelsQuery, c.req.query());
    return c.json({ models: await listAdminModels(c.var.db, manufacturer) });
  });
  addEntryRoutes(app, '/api/admin/models', models, { name: 'model' });
  addMergeRoute(app, '/api/admin/models', mergeModels);

  addCategoryRoutes(app, '/api/admin/categories', 'category');
  addCategoryRoutes(app, '/api/admin/tuning-categories', 'tuning-category');
}
