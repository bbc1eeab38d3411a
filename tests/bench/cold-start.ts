import { sql } from 'drizzle-orm';
import { connect } from '#db/client.ts';
import { search } from '#src/server/search.ts';

// `node cold-start.ts DATABASE_URL`: prints what a new process pays for its first query of all, and then for its first
// search. Its code is cold, as that of a function that has just been started.
const db = connect(process.argv[2] ?? '');
const began = performance.now();
await db.execute(sql`select 1`);
const asked = performance.now();
await search(db, { q: 'far golf 5', limit: 8 });
console.log(JSON.stringify({ bareMs: asked - began, searchMs: performance.now() - asked }));
