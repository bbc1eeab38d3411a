import { createHash } from 'node:crypto';
import { type Db, isUnanswered } from '#db/client.ts';
import {
  type FirstRequest,
  findFirstRequest,
  deleteRequestKey,
  type RequestKey,
} from '#db/queries/admin/request-keys.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { Problem } from './problem.ts';

type Request<Answer> = {
  subject: FirstRequest['subject'];
  /** From the `Idempotency-Key` header; without one every request is a first one. */
  key: string | undefined;
  body: unknown;
  /** Stores the key in the batch of what it writes. */
  write: (key: RequestKey | undefined) => Promise<Answer>;
  /** The answer to a second request, from what is stored with the key; undefined when it is to be written again. */
  repeat: (result: string, isSameBody: boolean) => Promise<Answer | undefined>;
};

/**
 * Writes once, however often the request is sent: a phone that loses its network may send it again.
 *
 * @throws Problem `conflict` when the key was used for something else
 */
export async function once<Answer>(
  db: Db,
  { subject, key, body, write, repeat }: Request<Answer>,
): Promise<Answer> {
  if (key === undefined) return write(undefined);
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const before = async (): Promise<Answer | undefined> => {
    const first = await findFirstRequest(db, key);
    if (first && first.subject !== subject) throw new Problem('conflict', fault.keyUsed);
    const answer = first && (await repeat(first.result, first.bodyHash === bodyHash));
    if (first && answer === undefined) await deleteRequestKey(db, key);
    return answer;
  };
  const done = await before();
  if (done !== undefined) return done;
  try {
    return await write({ key, bodyHash });
  } catch (error) {
    // A database that does not answer is not asked again: the caller has waited long enough.
    if (isUnanswered(error)) throw error;
    // The same request was sent twice at the same time: the other one was faster.
    const other = await before();
    if (other === undefined) throw error;
    return other;
  }
}

type Creation<Row> = Pick<Request<Row>, 'subject' | 'key' | 'body'> & {
  /** Adds the row and stores the key with it; returns the row's id. */
  add: (key: RequestKey | undefined) => Promise<number>;
  /** The row as it is now; refused when it does not exist. */
  read: (id: number) => Promise<Row>;
  /** What another body under the same key is refused with. */
  keyUsed?: string;
};

/**
 * Adds a product, a manufacturer, a model or a category once.
 *
 * @throws Problem `conflict` when the key was used with another body, with the row of the first request
 */
export const createOnce = <Row extends object>(
  db: Db,
  { add, read, keyUsed = fault.keyUsed, ...request }: Creation<Row>,
): Promise<Row> =>
  once(db, {
    ...request,
    write: async (key) => read(await add(key)),
    repeat: async (id, isSameBody) => {
      const current = await read(Number(id));
      if (!isSameBody) throw new Problem('conflict', keyUsed, undefined, { current });
      return current;
    },
  });
