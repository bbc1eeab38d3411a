import { addBackupRoutes } from './backup-routes.ts';
import { addCsvRoutes } from './csv-routes.ts';
import { addDictionaryRoutes } from './dictionary-routes.ts';
import { guardedRoutes } from '../guarded-routes.ts';
import { addDuplicateRoutes } from './duplicate-routes.ts';
import { addImportRunRoutes } from './import-run-routes.ts';
import { addInboxRoutes } from './inbox-routes.ts';
import { addOlxRoutes } from './olx-routes.ts';
import { addPublishRoutes } from './publish-routes.ts';
import { addHistoryRoutes } from './history-routes.ts';
import { addImageRoutes } from './image-routes.ts';
import { addProductRoutes } from './product-routes.ts';
import { addPushRoutes } from './push-routes.ts';
import { addLoginRoute, addSessionRoutes } from './session-routes.ts';
import { addSettingsRoutes } from './settings-routes.ts';
import { addWantedPartRoutes } from './wanted-part-routes.ts';
import type { Routes } from '../routes.ts';

/** `/api/admin/*` and two calls of the specification with other paths. Every group is registered after the guard. */
export function adminRoutes(): Routes {
  const app = guardedRoutes(addLoginRoute);
  addSessionRoutes(app);
  addDictionaryRoutes(app);
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
