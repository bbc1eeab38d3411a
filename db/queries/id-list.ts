import { type SQL, sql } from 'drizzle-orm';

/** For `in`, as one parameter however many there are. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`;
