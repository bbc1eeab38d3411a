import { streamBackup } from '#src/server/backup/stream-backup.ts';
import type { Routes } from '../routes.ts';

/** Everything that the shop has, in one file for `npm run restore`. */
export function addBackupRoutes(app: Routes): void {
  app.get('/api/admin/backup', (c) =>
    c.body(streamBackup(c.var.db), 200, {
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="premium-parts.backup"',
    }),
  );
}
