import { Pool } from 'pg';
import { loadDemoCatalogue } from '#db/seed/load-demo-catalogue.ts';
import { contentHash } from '#src/server/images/image-store.ts';
import { openPostgresDatabase, startPostgres } from '../setup/real-postgres.ts';

const CONNECTIONS = 20;
const NEWEST = `select card from product_cards where id in (
  select id from products where status = 'published' and deleted_at is null order by created_at desc, id desc limit 20)`;

/** Lists of twenty cards, read from a plain PostgreSQL through its own driver, without HTTP or the shop. */
export async function listsOfPlainPostgres(seconds: number): Promise<number> {
  const server = await startPostgres();
  const { db, name, close } = await openPostgresDatabase(server.socket);
  const pool = new Pool({ host: server.socket, user: 'shop', database: name, max: CONNECTIONS });
  try {
    await loadDemoCatalogue(db, (bytes) => Promise.resolve(contentHash(bytes)));
    const until = performance.now() + seconds * 1000;
    let answered = 0;
    const ask = async () => {
      for (; performance.now() < until; answered++) await pool.query(NEWEST);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    return answered / seconds;
  } finally {
    await pool.end();
    await close();
    await server.stop();
  }
}
