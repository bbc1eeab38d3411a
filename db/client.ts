import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http';
import * as schema from './schema/index.ts';

export type Db = NeonHttpDatabase<typeof schema>;

const neonEndpoint = neonConfig.fetchEndpoint;

// The embedded database and ordinary PostgreSQL servers are reached over Neon's protocol on loopback
// (local/neon-endpoint.ts), so the driver is the same here and on Netlify. Any other host uses Neon's own endpoint.
neonConfig.fetchEndpoint = (host, port, options) => {
  if (host === '127.0.0.1') return `http://${host}:${port}/sql`;
  return typeof neonEndpoint === 'function' ? neonEndpoint(host, port, options) : neonEndpoint;
};

/** A stateless client: every query or batch is one HTTP request. There are no interactive transactions. */
export function connect(databaseUrl: string): Db {
  return drizzle({ client: neon(databaseUrl), schema, casing: 'snake_case' });
}
