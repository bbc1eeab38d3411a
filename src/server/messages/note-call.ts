import { type CreateKey, findCreatedEntry, forgetCreateKey } from '#db/queries/create-keys.ts';
import type { Db } from '#db/client.ts';
import {
  findMessage,
  insertContactMessage,
  type NewContactMessage,
  rewriteMessage,
} from '#db/queries/messages.ts';
import { findProductName } from '#db/queries/products.ts';
import type { CallInput } from '#src/contracts/admin/inbox.ts';
import { readCaller } from '#src/domain/admin/caller.ts';
import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { Problem } from '#src/server/problem.ts';
import { callText as text } from '#src/strings/admin/call.ts';
import { bodyHash } from '../body-hash.ts';

/**
 * Notes a call among the messages, once for each key. A repeated request rewrites that call, as its text may have been
 * continued in the meantime.
 */
export async function noteCall(db: Db, input: CallInput, key?: string): Promise<AdminMessage> {
  const message = await messageOf(db, input);
  const id = await store(db, message, key === undefined ? undefined : { key, bodyHash: bodyHash(input) });
  const noted = await findMessage(db, id);
  if (!noted) throw new Error('a call was not stored');
  return noted;
}

async function messageOf(
  db: Db,
  { caller, productId, vehicle, note }: CallInput,
): Promise<NewContactMessage> {
  const product = productId === null ? undefined : await findProductName(db, productId);
  if (productId !== null && product === undefined)
    throw new Problem('bad_request', text.productGone, { productId: text.productGone });
  const { name, phone } = readCaller(caller);
  return {
    source: 'call',
    firstName: name,
    lastName: '',
    email: null,
    phone,
    subject: product && productId !== null ? text.subjectOf(product, productId) : text.subject,
    body: note,
    vehicle: vehicle || null,
    productIds: productId === null ? [] : [productId],
  };
}

async function store(db: Db, message: NewContactMessage, key: CreateKey | undefined): Promise<number> {
  const first = key && (await rewriteNoted(db, message, key.key));
  if (first !== undefined) return first;
  try {
    return await insertContactMessage(db, message, key);
  } catch (error) {
    // The same request was sent twice at the same time: the other one has noted the call already.
    const other = key && (await rewriteNoted(db, message, key.key));
    if (other === undefined) throw error;
    return other;
  }
}

/** The call that was noted with the key; undefined when there is none, or it was deleted since. */
async function rewriteNoted(db: Db, message: NewContactMessage, key: string): Promise<number | undefined> {
  const noted = await findCreatedEntry(db, key);
  if (noted?.entity !== 'message') return undefined;
  if (!(await findMessage(db, noted.id))) {
    await forgetCreateKey(db, key);
    return undefined;
  }
  await rewriteMessage(db, noted.id, message);
  return noted.id;
}
