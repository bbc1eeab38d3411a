import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { createKeys } from '#db/schema/index.ts';
import { BIN_DAYS } from '#src/domain/limits.ts';

/** What was made under this key before. */
export async function findCreated(
  db: Db,
  key: string,
): Promise<{ productId: number; bodyHash: string } | undefined> {
  const [row] = await db
    .select({ productId: createKeys.productId, bodyHash: createKeys.bodyHash })
    .from(createKeys)
    .where(eq(createKeys.key, key));
  return row;
}

export async function deleteOldCreateKeys(db: Db): Promise<void> {
  await db
    .delete(createKeys)
    .where(lt(createKeys.createdAt, sql`now() - make_interval(days => ${BIN_DAYS}::int)`));
}

/** Another request has used the key in the meantime. */
export function isKeyTaken(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    (error as { constraint?: unknown }).constraint === 'create_keys_pkey'
  );
}
