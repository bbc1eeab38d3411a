import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { listProductIdsOfModel, type ModelState } from '#db/queries/admin-models.ts';
import { listRedirectsTo, mergeModels as write } from '#db/queries/merge-models.ts';
import { listProductSnapshots } from '#db/queries/product-snapshot.ts';
import { isOvertaken } from '#db/queries/versions.ts';
import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { distinctFitments } from '#src/domain/admin/product-fitments.ts';
import { tidyList } from '#src/domain/dictionaries/tidy-list.ts';
import { ALIASES_MAX } from '#src/domain/limits.ts';
import { editedSince } from '#src/server/edited-since.ts';
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

/** The products of the model, the bin included, with the other model in its place. */
async function movedProducts(db: Db, fromId: number, intoId: number) {
  const stored = await listProductSnapshots(db, await listProductIdsOfModel(db, fromId));
  return stored.map(({ id, snapshot }) => {
    const moved = snapshot.fitments.map((one) =>
      one.modelId === fromId ? { ...one, modelId: intoId } : one,
    );
    return { id, version: snapshot.version, state: { ...snapshot, fitments: distinctFitments(moved) } };
  });
}

/** How often a merge is tried again when a product of the model is saved at the same moment. */
const TRIES = 5;

async function mergeOnce(
  db: Db,
  userId: number | null,
  { id, intoId }: { id: number; intoId: number },
): Promise<string> {
  const { manufacturer, model: from, siblings } = await findModel(db, id);
  if (id === intoId) throw new Problem('bad_request', fault.mergeSelf, { intoId: fault.mergeSelf });
  const into = siblings.find((other) => other.id === intoId);
  if (!into) throw new Problem('bad_request', fault.mergeOther, { intoId: fault.mergeOther });
  const owner = { manufacturer, userId, batch: randomUUID() };
  const after = mergedState(from, into);
  const redirectsFrom = await listRedirectsTo(db, owner, from);
  const updates = await movedProducts(db, id, intoId);
  await write(db, owner, { from, into, after, redirectsFrom }, updates);
  return owner.batch;
}

async function mergeInTurn(
  db: Db,
  userId: number | null,
  ids: { id: number; intoId: number },
  tries = TRIES,
): Promise<string> {
  try {
    return await mergeOnce(db, userId, ids);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    if (tries === 1) throw editedSince(fault.editedSince, (await findModel(db, ids.intoId)).model);
    return mergeInTurn(db, userId, ids, tries - 1);
  }
}

/**
 * Merges two entries for one car and redirects the merged model's address. Returns the model that stays, and what
 * undoes the merge.
 *
 * @throws Problem `conflict` when models or products are written again and again meanwhile
 */
export async function mergeModels(
  db: Db,
  userId: number | null,
  ids: { id: number; intoId: number },
): Promise<{ model: AdminModel; undo: string }> {
  const undo = await mergeInTurn(db, userId, ids);
  await reindexRenamed(db);
  return { model: (await findModel(db, ids.intoId)).model, undo };
}
