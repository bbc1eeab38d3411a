import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { contactMessages, messagePictures, messageProducts } from '#db/schema/index.ts';
import { CONTACT_REPEAT_HOURS } from '#src/domain/limits/visitors.ts';
import { askedProducts } from '../id-list.ts';
import type { NewContactMessage } from './messages.ts';

/** The pictures as WebP. */
type SentMessage = NewContactMessage & { pictures?: readonly Uint8Array[] };

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/**
 * Stores what a visitor sends, unless the very same message, pictures included, came shortly before and has no answer:
 * without a script a form can be sent twice by two taps. Returns undefined when it had come.
 */
export async function insertSentMessage(
  db: Db,
  { productIds = [], pictures = [], ...message }: SentMessage,
): Promise<number | undefined> {
  const { firstName, lastName, email, phone, subject, body, vehicle = null } = message;
  const files = pictures.map(
    (bytes, at) => sql`(${at}::int, ${sql.param(bytes, messagePictures.bytes)}::bytea)`,
  );
  const kept =
    files.length > 0 &&
    sql`, kept as (
        insert into ${messagePictures} (message_id, position, bytes)
        select stored.id, file.at, file.bytes from stored, (values ${sql.join(files, sql`, `)}) file (at, bytes))`;
  const [, { rows }] = await db.batch([
    db.execute(sql`lock table ${contactMessages} in share row exclusive mode`),
    db.execute<{ id: number }>(sql`
      with stored as (
        insert into ${contactMessages} (first_name, last_name, email, phone, subject, body, vehicle)
        select ${firstName}, ${lastName}, ${email}, ${phone}, ${subject}, ${body}, ${vehicle}
        where not exists (
          select from ${contactMessages} before
          where source = 'form' and state = 'new'
            and created_at > now() - make_interval(hours => ${CONTACT_REPEAT_HOURS}::int)
            and (first_name, last_name, subject, body) = (${firstName}, ${lastName}, ${subject}, ${body})
            and (email, phone) is not distinct from (${email}::text, ${phone}::text)
            and array(select md5(bytes) from ${messagePictures} where message_id = before.id order by position)
              = array(select json_array_elements_text(${JSON.stringify(pictures.map(md5))}::json)))
        returning id),
      about as (
        insert into ${messageProducts} (message_id, product_id, position)
        select stored.id, p.id, asked.position - 1 from stored, ${askedProducts(productIds)})${kept || sql``}
      select id from stored`),
  ]);
  return rows[0]?.id;
}
