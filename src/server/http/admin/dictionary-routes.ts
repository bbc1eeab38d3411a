import { listAdminManufacturers } from '#db/queries/vehicles/admin-manufacturers.ts';
import { listAdminModels, listManufacturerChoices } from '#db/queries/vehicles/admin-models.ts';
import {
  deleteManufacturerQuery,
  manufacturerInput,
  mergeEntryInput,
  modelInput,
  modelsQuery,
  newModelInput,
} from '#src/contracts/admin/dictionaries.ts';
import type { ManufacturerAnswer, MergeEntryAnswer, ModelAnswer } from '#src/domain/admin/dictionaries.ts';
import {
  createManufacturer,
  deleteManufacturer,
  updateManufacturer,
} from '#src/server/dictionaries/manufacturers.ts';
import { mergeManufacturers, mergeModels } from '#src/server/dictionaries/merge.ts';
import { createModel, deleteModel, updateModel } from '#src/server/dictionaries/models.ts';
import { accept, acceptJson, createKeyOf, idOf } from '../accept.ts';
import { adminOf } from '../guarded-routes.ts';
import type { Routes } from '../routes.ts';

/** Manufacturers and models. */
export function addDictionaryRoutes(app: Routes): void {
  app.get('/api/admin/manufacturers-models', async (c) => c.json(await listManufacturerChoices(c.var.db)));

  app.get('/api/admin/manufacturers', async (c) =>
    c.json({ manufacturers: await listAdminManufacturers(c.var.db) }),
  );
  app.post('/api/admin/manufacturers', async (c) => {
    const input = await acceptJson(manufacturerInput, c);
    const manufacturer = await createManufacturer(c.var.db, adminOf(c).userId, input, createKeyOf(c));
    return c.json<ManufacturerAnswer>({ success: true, manufacturer }, 201);
  });
  app.put('/api/admin/manufacturers/:id', async (c) => {
    const input = await acceptJson(manufacturerInput, c);
    const manufacturer = await updateManufacturer(c.var.db, adminOf(c).userId, idOf(c), input);
    return c.json<ManufacturerAnswer>({ success: true, manufacturer });
  });
  app.delete('/api/admin/manufacturers/:id', async (c) => {
    const { withModels } = accept(deleteManufacturerQuery, c.req.query());
    await deleteManufacturer(c.var.db, adminOf(c).userId, { id: idOf(c), withModels: withModels === '1' });
    return c.json({ success: true });
  });
  app.post('/api/admin/manufacturers/:id/merge', async (c) => {
    const { intoId } = await acceptJson(mergeEntryInput, c);
    const { undo } = await mergeManufacturers(c.var.db, adminOf(c).userId, { id: idOf(c), intoId });
    return c.json<MergeEntryAnswer>({ success: true, undo });
  });

  app.get('/api/admin/models', async (c) => {
    const { manufacturer } = accept(modelsQuery, c.req.query());
    return c.json({ models: await listAdminModels(c.var.db, manufacturer) });
  });
  app.post('/api/admin/models', async (c) => {
    const input = await acceptJson(newModelInput, c);
    const model = await createModel(c.var.db, adminOf(c).userId, input, createKeyOf(c));
    return c.json<ModelAnswer>({ success: true, model }, 201);
  });
  app.put('/api/admin/models/:id', async (c) => {
    const input = await acceptJson(modelInput, c);
    const model = await updateModel(c.var.db, adminOf(c).userId, idOf(c), input);
    return c.json<ModelAnswer>({ success: true, model });
  });
  app.delete('/api/admin/models/:id', async (c) => {
    await deleteModel(c.var.db, adminOf(c).userId, idOf(c));
    return c.json({ success: true });
  });
  app.post('/api/admin/models/:id/merge', async (c) => {
    const { intoId } = await acceptJson(mergeEntryInput, c);
    const { undo } = await mergeModels(c.var.db, adminOf(c).userId, { id: idOf(c), intoId });
    return c.json<MergeEntryAnswer>({ success: true, undo });
  });
}
