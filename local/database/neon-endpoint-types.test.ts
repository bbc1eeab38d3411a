import { neon } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeEndpoint, parts } from '../../tests/setup/neon-endpoints.ts';

describeEndpoint('values', (over) => {
  const whole = {
    id: 1,
    name: 'Kočioni disk "Škoda" \'x\' \\ {a,b} ćđžš 🚗\n\t',
    views: 9_007_199_254_740_993n,
    active: false,
    price: '1234.50',
    specs: { diameter: 312, notes: ['a', null, { deep: true }], quote: '\\"' },
    tags: ['NULL', 'with, comma', '"quoted"', 'back\\slash', '', 'ž'],
    search: "'disk':2 'kočioni':1",
    soldAt: new Date('2026-03-29T01:59:59.123Z'),
    picture: Buffer.from([0, 1, 92, 120, 254, 255]),
  };

  test('gives back every type as it was stored', async () => {
    await over.db.insert(parts).values(whole);
    expect(await over.db.select().from(parts)).toEqual([whole]);
  });

  test('keeps null, the empty string and the empty list apart', async () => {
    await over.db.insert(parts).values({ id: 1, name: '', tags: [], specs: null });
    const [row] = await over.db.select().from(parts);
    expect(row).toMatchObject({ name: '', tags: [], specs: null, views: null, active: null, picture: null });
  });

  test('accepts parameters whose type is given only in the statement', async () => {
    const result = await over.db.execute(sql`
      SELECT ${3}::int + 1 AS sum, ${true}::bool AND true AS yes, ${'{"a":[1]}'}::jsonb -> 'a' AS list,
        ${'disk'} = ANY(${'{disk,"a b"}'}::text[]) AS listed, to_tsvector('simple', ${'Disk disk'}) @@ 'disk'::tsquery AS found,
        ${'2026-01-01T00:00:00Z'}::timestamptz AS at, ${'\\x00ff'}::bytea AS bytes, ${null}::int AS nothing, ${10n}::bigint AS big`);
    // prettier-ignore
    expect(result.rows).toEqual([
      {
        sum: 4, yes: true, list: [1], listed: true, found: true, at: '2026-01-01 00:00:00+00',
        bytes: Buffer.from([0, 255]), nothing: null, big: '10',
      },
    ]);
  });

  test('returns command, row count and field types with the rows', async () => {
    const client = neon(over.endpoint.connectionString, { fullResults: true });
    expect(await client`INSERT INTO parts (id, name) VALUES (1, 'a'), (2, 'b')`).toMatchObject({
      command: 'INSERT',
      rowCount: 2,
      rows: [],
    });
    expect(await client`SELECT id, name FROM parts ORDER BY id`).toMatchObject({
      command: 'SELECT',
      rowCount: 2,
      fields: [
        { name: 'id', dataTypeID: 23 },
        { name: 'name', dataTypeID: 25 },
      ],
      rows: [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ],
    });
    expect(await client`CREATE TEMPORARY TABLE nothing ()`).toMatchObject({
      command: 'CREATE',
      rowCount: null,
    });
  });

  test('keeps both of two columns with one name', async () => {
    const client = neon(over.endpoint.connectionString);
    expect(await client.query('SELECT 1 AS id, 2 AS id', [], { arrayMode: true })).toEqual([[1, 2]]);
  });
});
