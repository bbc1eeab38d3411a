import type { Db } from '#db/client.ts';
import { listProductIdsOfModel, mergeModels as write, type ModelState } from '#db/queries/admin-models.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { tidyList } from '#src/domain/dictionaries/tidy-list.ts';
import { ALIASES_MAX } from '#src/domain/limits.ts';
import { writeUnlessEdited } from '#src/server/edited-since.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { findModel } from './models.ts';
import { reindexRenamed } from './reindex-renamed.ts';

/** Keeps the names and years of both models; a generation that both have spans the years of both. */
function mergedState(from: AdminModel, into: AdminModel): ModelState {
  const { id: _, version: __, products: ___, ...state } = into;
  const generations = new Map(into.generations.map((own) => [own.name, own]));
  for (const other of from.generations) {
    const own = generations.get(other.name);
    if (!own) generations.set(other.name, other);
    else
      generations.set(other.name, {
        name: own.name,
        aliases: tidyList([...own.aliases, ...other.aliases]),
        yearFrom: Math.min(own.yearFrom, other.yearFrom),
        yearTo: own.yearTo === null || other.yearTo === null ? null : Math.max(own.yearTo, other.yearTo),
      });
  }
  const aliases = tidyList([...into.aliases, from.name, ...from.aliases]).filter(
    (name) => name !== into.name,
  );
  return { ...state, aliases: aliases.slice(0, ALIASES_MAX), generations: [...generations.values()] };
}

/** Merges two entries for one car and redirects the merged model's address. Returns the model that stays. */
export async function mergeModels(
  db: Db,
  userId: number | null,
  { id, intoId }: { id: number; intoId: number },
): Promise<AdminModel> {
  const { manufacturer, model: from, siblings } = await findModel(db, id);
  if (id === intoId) throw new Problem('bad_request', fault.mergeSelf, { intoId: fault.mergeSelf });
  const into = siblings.find((other) => other.id === intoId);
  if (!into) throw new Problem('bad_request', fault.mergeOther, { intoId: fault.mergeOther });
  const after = mergedState(from, into);
  await writeUnlessEdited(
    () => write(db, { manufacturer, userId }, { from, into, after }),
    async () => (await findModel(db, intoId)).model,
  );
  await reindexRenamed(db);
  const ids = await listProductIdsOfModel(db, intoId);
  return { id: intoId, version: into.version + 1, ...after, products: ids.length };
}
