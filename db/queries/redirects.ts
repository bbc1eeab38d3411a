import { eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { redirects } from '#db/schema/index.ts';

/** Where an address that has moved leads now. */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  const [row] = await db
    .select({ toPath: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, path));
  return row?.toPath;
}
