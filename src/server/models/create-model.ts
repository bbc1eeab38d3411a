import type { Db } from '#db/client.ts';
import { findMake, insertModel, listAdminModels } from '#db/queries/admin-models.ts';
import type { ModelInput } from '#src/contracts/admin/dictionaries.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { createEntry } from '#src/server/create-entry.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { findSiblings } from './find-siblings.ts';
import { modelState } from './model-state.ts';

type Input = ModelInput & { manufacturerId: number };

export const createModel = (
  db: Db,
  userId: number | null,
  { manufacturerId, ...input }: Input,
  key?: string,
): Promise<AdminModel> =>
  createEntry(db, {
    entity: 'model',
    key,
    body: { manufacturerId, ...input },
    add: async (stamp) => {
      const make = await findMake(db, manufacturerId);
      if (!make) {
        const message = fault.manufacturerGone;
        throw new Problem('bad_request', message, { manufacturerId: message });
      }
      const state = modelState(manufacturerId, input, await listAdminModels(db, manufacturerId));
      return insertModel(db, { makeSlug: make.slug, userId }, state, stamp);
    },
    read: async (id) => (await findSiblings(db, id)).model,
  });
