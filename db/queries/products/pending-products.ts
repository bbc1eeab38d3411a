import { sql } from 'drizzle-orm';
import { catalogueChanges, publishes } from '#db/schema/index.ts';

/** Changes that the last finished publish does not show; those of the whole catalogue have no product. */
export const withPending = sql`pending as (
  select c.product_id, max(c.version)::float8 as version from ${catalogueChanges} c
  where c.kind in ('product', 'everything') and c.version > coalesce(
    (select l.version from ${publishes} l where l.state = 'live' order by l.id desc limit 1), 0)
  group by c.product_id)`;

/** For a query with `withPending` that joins `pending`; null when nothing waits. */
export const pendingVersionOfP = sql`greatest(pending.version,
  (select w.version from pending w where w.product_id is null))`;
