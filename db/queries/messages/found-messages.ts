import { and, or, type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '#db/schema/index.ts';
import { searchCase } from '#db/schema/lower-case.ts';

const DIGITS = sql`regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`;

/** Every word is in the message, without regard to case and accents; or it is a part of the sender's number. */
export function foundMessages(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const number = search.replace(/[\s/().+-]/g, '').replace(/^(?:00387|387|0)/, '');
  return or(
    and(
      ...words.map(
        (word) => sql`strpos(${contactMessages.searchText}, ${searchCase(sql`${word}::text`)}) > 0`,
      ),
    ),
    /^\d{5,}$/.test(number) ? sql`strpos(${DIGITS}, ${number}) > 0` : undefined,
  );
}
