import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { search } from '#src/server/search/search.ts';

// `node cold-start.ts DATABASE_URL`: prints the time of a new process's very first query, and then of its first
// search. Its code is cold, as in a function that has just started.
const db = connect(process.argv[2] ?? '');
const began = performance.now();
await db.execute(sql`select 1`);
const asked = performance.now();
await search(db, { q: 'far golf 5', limit: 8 });
console.log(JSON.stringify({ bareMs: asked - began, searchMs: performance.now() - asked }));
