import type { Db } from '#db/client.ts';
import { findMake, insertModel, listAdminModels } from '#db/queries/admin-models.ts';
import type { ModelInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { modelState } from './model-state.ts';

export async function createModel(
  db: Db,
  userId: number | null,
  { manufacturerId, ...input }: ModelInput & { manufacturerId: number },
): Promise<AdminModel> {
  const make = await findMake(db, manufacturerId);
  if (!make) {
    const message = fault.manufacturerGone;
    throw new Problem('bad_request', message, { manufacturerId: message });
  }
  const state = modelState(manufacturerId, input, await listAdminModels(db, manufacturerId));
  const id = await insertModel(db, { makeSlug: make.slug, userId }, state);
  return { id, version: 1, ...state, products: 0 };
}
