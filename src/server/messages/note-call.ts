import type { Db } from '#db/client.ts';
import {
  findMessage,
  insertContactMessage,
  type NewContactMessage,
  rewriteMessage,
} from '#db/queries/messages/messages.ts';
import { findProductName } from '#db/queries/products/products.ts';
import type { CallInput } from '#src/contracts/admin/inbox.ts';
import { readCaller } from '#src/domain/admin/caller.ts';
import type { AdminMessage } from '#src/domain/admin/inbox.ts';
import { once } from '#src/server/once.ts';
import { Problem } from '#src/server/problem.ts';
import { callText as text } from '#src/strings/admin/call.ts';

/**
 * Notes a call among the messages, once for each key. A repeated request rewrites that call, as its text may have been
 * continued in the meantime.
 */
export async function noteCall(db: Db, input: CallInput, key?: string): Promise<AdminMessage> {
  const message = await messageOf(db, input);
  const id = await once(db, {
    subject: 'message',
    key,
    body: input,
    write: (requestKey) => insertContactMessage(db, message, requestKey),
    repeat: (noted) => rewriteNoted(db, Number(noted), message),
  });
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

/** Undefined when the call was deleted since: it may be noted again. */
async function rewriteNoted(db: Db, id: number, message: NewContactMessage): Promise<number | undefined> {
  if (!(await findMessage(db, id))) return undefined;
  await rewriteMessage(db, id, message);
  return id;
}
