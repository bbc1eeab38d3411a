import { type CreateKey, findCreatedEntry } from '#db/queries/create-keys.ts';
import type { Db } from '#db/client.ts';
import type { AuditEntity } from '#src/domain/admin/history.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { bodyHash } from '../body-hash.ts';
import { Problem } from '../problem.ts';

type Creation<Row> = {
  entity: AuditEntity;
  /** From the `Idempotency-Key` header. */
  key: string | undefined;
  body: unknown;
  /** Adds the row and stores the key with it; returns the row's id. */
  add: (key: CreateKey | undefined) => Promise<number>;
  /** The row as it is now; refused when it does not exist. */
  read: (id: number) => Promise<Row>;
};

/**
 * Adds a manufacturer, a model or a category once, however often the request is sent.
 *
 * @throws Problem `conflict` when the key was used with another body, with the row of the first request
 */
export async function createEntry<Row extends object>(db: Db, creation: Creation<Row>): Promise<Row> {
  const { entity, key, body, add, read } = creation;
  const createKey = key === undefined ? undefined : { key, bodyHash: bodyHash(body) };
  const before = async (): Promise<Row | undefined> => {
    const made = createKey && (await findCreatedEntry(db, createKey.key));
    if (!made) return undefined;
    if (made.entity !== entity) throw new Problem('conflict', fault.keyUsed);
    const current = await read(made.id);
    if (made.bodyHash !== createKey.bodyHash)
      throw new Problem('conflict', fault.keyUsed, undefined, { current });
    return current;
  };
  const first = await before();
  if (first) return first;
  let id: number;
  try {
    id = await add(createKey);
  } catch (error) {
    // The same request was sent twice at the same time: the other one has added the row already.
    const other = await before();
    if (!other) throw error;
    return other;
  }
  return read(id);
}
