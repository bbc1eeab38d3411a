import type { Db } from '#db/client.ts';
import { deleteEndedSessions } from '#db/queries/admin-sessions.ts';

/** What only has to be thrown away now and then: done behind the owner's login. */
export async function tidyUp(db: Db): Promise<void> {
  await deleteEndedSessions(db);
}
