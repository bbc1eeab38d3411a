import type { Db } from '#db/client.ts';
import { listProductIdsOfModel, updateModel as write } from '#db/queries/admin-models.ts';
import type { ModelInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { saveEdit } from '#src/server/edited-since.ts';
import { reindexRenamed } from '#src/server/reindex-renamed.ts';
import { findSiblings } from './find-siblings.ts';
import { modelState } from './model-state.ts';

export async function updateModel(
  db: Db,
  userId: number | null,
  id: number,
  input: ModelInput,
): Promise<AdminModel> {
  const { make, model, siblings } = await findSiblings(db, id);
  const { id: _, version, products, ...before } = model;
  const after = modelState(make.id, input, siblings);
  const saved = await saveEdit({
    stored: { version, state: before },
    edited: input.version,
    after,
    write: (edited) => write(db, { makeSlug: make.slug, userId }, { id, edited, before, after }),
    readAgain: async () => (await findSiblings(db, id)).model,
  });
  await reindexRenamed(db, before, after, () => listProductIdsOfModel(db, id));
  return { id, version: saved, ...after, products };
}
