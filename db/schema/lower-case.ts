import { type SQL, sql } from 'drizzle-orm';

/** In a database of the locale C, `lower` changes no letter beyond ASCII. */
const CAPITALS = 'ČĆŠŽĐÄÖÜËАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ';

/** The text in small letters, equal in every locale of a database. An index is made of this expression. */
export const lowerCase = (text: SQL): SQL =>
  sql`lower(translate(${text}, ${sql.raw(`'${CAPITALS}', '${CAPITALS.toLowerCase()}'`)}))`;

/** The text in small letters without the accents of the Bosnian alphabet, for searching. */
export const searchCase = (text: SQL): SQL => sql`translate(${lowerCase(text)}, 'čćšžđ', 'ccszd')`;
