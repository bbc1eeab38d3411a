import { and, or, type SQL, sql } from 'drizzle-orm';
import { lowerCase } from '#db/schema/lower-case.ts';

const folded = (text: SQL): SQL => sql`translate(${lowerCase(text)}, 'čćšžđ', 'ccszd')`;
const contains = (text: SQL, part: string): SQL => sql`strpos(${text}, ${folded(sql`${part}::text`)}) > 0`;

const WORDS = folded(sql`concat_ws(' ', first_name, last_name, email, phone, subject, body, vehicle)`);
const DIGITS = sql`regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`;

/** Every word is in the message, without regard to case and accents; or it is a part of the sender's number. */
export function foundMessages(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const number = search.replace(/[\s/().+-]/g, '').replace(/^(?:00387|387|0)/, '');
  return or(
    and(...words.map((word) => contains(WORDS, word))),
    /^\d{5,}$/.test(number) ? contains(DIGITS, number) : undefined,
  );
}
