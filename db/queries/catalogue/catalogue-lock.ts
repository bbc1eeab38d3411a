import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { catalogueState } from '#db/schema/index.ts';

/**
 * The first statement of every batch that writes to the catalogue. Writers wait for each other here, before they hold
 * any row that another one needs; every later statement sees what the writer before has written.
 */
export const lockCatalogue = (db: Db) => db.execute(sql`select from ${catalogueState} for update`);
