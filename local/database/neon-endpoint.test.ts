import { request } from 'node:http';
import { neon, NeonDbError } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeEndpoint, parts } from '../../tests/setup/neon-endpoints.ts';

describeEndpoint('statements and batches', (over) => {
  test('runs a batch as one transaction and answers each statement', async () => {
    const [inserted, , listed] = await over.db.batch([
      over.db.insert(parts).values({ id: 1, name: 'a' }).returning({ id: parts.id }),
      over.db.update(parts).set({ tags: ['x'] }),
      over.db.select({ id: parts.id, tags: parts.tags }).from(parts),
    ]);
    expect(inserted).toEqual([{ id: 1 }]);
    expect(listed).toEqual([{ id: 1, tags: ['x'] }]);
  });

  test('rolls back a whole batch when its last statement fails', async () => {
    const batch = over.db.batch([
      over.db.insert(parts).values({ id: 1, name: 'same' }),
      over.db.insert(parts).values({ id: 2, name: 'same' }),
    ]);
    await expect(batch).rejects.toThrow(/parts_name_unique/);
    expect(await over.db.select().from(parts)).toEqual([]);
  });

  test('rolls back a whole batch when only its commit fails, and keeps working', async () => {
    const client = neon(over.endpoint.connectionString);
    const batch = client.transaction([
      client`INSERT INTO parts (id, name) VALUES (1, 'a')`,
      client`INSERT INTO fitments VALUES (99)`,
    ]);
    await expect(batch).rejects.toMatchObject({
      code: '23503',
      constraint: 'fitments_part_fk',
      table: 'fitments',
    });
    expect(await over.db.select().from(parts)).toEqual([]);
  });

  test('reports which constraint a statement violated', async () => {
    const client = neon(over.endpoint.connectionString);
    await client`INSERT INTO parts (id, name) VALUES (1, 'same')`;
    const error = await client`INSERT INTO parts (id, name) VALUES (2, 'same')`.catch(
      (refused: unknown) => refused,
    );
    expect(error).toBeInstanceOf(NeonDbError);
    expect(error).toMatchObject({
      severity: 'ERROR',
      code: '23505',
      constraint: 'parts_name_unique',
      table: 'parts',
      detail: 'Key (name)=(same) already exists.',
    });
  });

  test('reports the position of an error', async () => {
    const client = neon(over.endpoint.connectionString);
    await expect(client`SELECT nothing FROM parts`).rejects.toMatchObject({ code: '42703', position: '8' });
    await expect(client.query("SELECT 'a'::int")).rejects.toMatchObject({ code: '22P02' });
  });

  test('takes one statement per request', async () => {
    const client = neon(over.endpoint.connectionString);
    await expect(client.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' });
  });

  test('honours the isolation level and the read-only mode of a batch', async () => {
    const client = neon(over.endpoint.connectionString);
    const modes = [
      client`SELECT current_setting('transaction_isolation') AS level, current_setting('transaction_read_only') AS read_only`,
    ];
    expect(await client.transaction(modes, { isolationLevel: 'Serializable', readOnly: true })).toEqual([
      [{ level: 'serializable', read_only: 'on' }],
    ]);
    const write = client.transaction([client`INSERT INTO parts (id, name) VALUES (1, 'a')`], {
      readOnly: true,
    });
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });

  test('refuses statements that open or close a transaction by hand', async () => {
    const client = neon(over.endpoint.connectionString);
    await expect(client.query('/* hidden */ BEGIN')).rejects.toMatchObject({ code: '25001' });
    await expect(client.transaction([client`COMMIT`])).rejects.toMatchObject({ code: '25001' });
    expect(await client`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  test('answers 200 concurrent readers, writers and batches each with its own rows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, id) => {
        if (id % 4 === 0) {
          const [[written], [read]] = await over.db.batch([
            over.db
              .insert(parts)
              .values({ id, name: `part ${id}` })
              .returning({ id: parts.id }),
            over.db
              .select({ id: parts.id })
              .from(parts)
              .where(sql`id = ${id}`),
          ]);
          return written?.id === read?.id ? read?.id : undefined;
        }
        const { rows } = await over.db.execute<{ id: number }>(sql`SELECT ${id}::int AS id`);
        return rows[0]?.id;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, id) => id));
    expect(await over.db.$count(parts)).toBe(50);
  });

  test('serves only clients with the password of this start, and only under the loopback address', async () => {
    const { fetchEndpoint, connectionString } = over.endpoint;
    const ask = (sent: string, host = new URL(fetchEndpoint).host) =>
      new Promise<number>((done, reject) => {
        const headers = { 'neon-connection-string': sent, host };
        const asked = request(fetchEndpoint, { method: 'POST', headers }, (answer) => {
          answer.resume();
          done(answer.statusCode ?? 0);
        });
        asked.on('error', reject).end(JSON.stringify({ query: 'select 1', params: [] }));
      });
    expect(await ask(connectionString)).toBe(200);
    expect(new URL(connectionString).password).toMatch(/^\S{32}$/);
    expect(await ask(connectionString.replace(/:[^:@]+@/, ':local@'))).toBe(403);
    expect(await ask('nothing')).toBe(403);
    expect(await ask(connectionString, 'shop.evil.example')).toBe(403);
  });

  test("does not serve a page in a browser, which cannot send the driver's header", async () => {
    const response = await fetch(over.endpoint.fetchEndpoint, {
      method: 'POST',
      body: '{"query":"SELECT 1","params":[]}',
    });
    expect(response.status).toBe(400);
  });
});
