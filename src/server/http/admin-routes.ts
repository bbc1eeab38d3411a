import { addBackupRoutes } from './admin-backup-routes.ts';
import { addCategoryRoutes } from './admin-category-routes.ts';
import { addCsvRoutes } from './admin-csv-routes.ts';
import { addDictionaryRoutes } from './admin-dictionary-routes.ts';
import { guardedRoutes } from './guarded-routes.ts';
import { addDuplicateRoutes } from './admin-duplicate-routes.ts';
import { addImportRunRoutes } from './admin-import-run-routes.ts';
import { addInboxRoutes } from './admin-inbox-routes.ts';
import { addOlxRoutes } from './admin-olx-routes.ts';
import { addPublishRoutes } from './admin-publish-routes.ts';
import { addHistoryRoutes } from './admin-history-routes.ts';
import { addImageRoutes } from './admin-image-routes.ts';
import { addProductRoutes } from './admin-product-routes.ts';
import { addPushRoutes } from './admin-push-routes.ts';
import { addLoginRoute, addSessionRoutes } from './admin-session-routes.ts';
import { addSettingsRoutes } from './admin-settings-routes.ts';
import { addWantedPartRoutes } from './admin-wanted-part-routes.ts';
import type { Routes } from './routes.ts';

/** `/api/admin/*` and two calls of the specification with other paths. Every group is registered after the guard. */
export function adminRoutes(): Routes {
  const app = guardedRoutes(addLoginRoute);
  addSessionRoutes(app);
  addDictionaryRoutes(app);
  addCategoryRoutes(app);
  addInboxRoutes(app);
  addWantedPartRoutes(app);
  addPushRoutes(app);
  addCsvRoutes(app);
  addImportRunRoutes(app);
  addPublishRoutes(app);
  addProductRoutes(app);
  addImageRoutes(app);
  addHistoryRoutes(app);
  addSettingsRoutes(app);
  addOlxRoutes(app);
  addDuplicateRoutes(app);
  addBackupRoutes(app);
  return app;
}
