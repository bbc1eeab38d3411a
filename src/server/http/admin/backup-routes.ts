import { isHalfRestored } from '#db/queries/backup.ts';
import { streamBackup } from '#src/server/backup/stream-backup.ts';
import { Problem } from '#src/server/problem.ts';
import { csvText } from '#src/strings/admin/csv.ts';
import type { Routes } from '../routes.ts';

/** Everything that the shop has, in one file for `npm run restore`. */
export function addBackupRoutes(app: Routes): void {
  app.get('/api/admin/backup', async (c) => {
    if (await isHalfRestored(c.var.db)) throw new Problem('conflict', csvText['backup.halfRestored']);
    return c.body(streamBackup(c.var.db), 200, {
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="premium-parts.backup"',
    });
  });
}
