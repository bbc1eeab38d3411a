import { adminFrame } from './admin-frame.ts';
import { addPublishRoutes } from './admin-publish-routes.ts';
import { addLoginRoute, addSessionRoutes } from './admin-session-routes.ts';
import type { Routes } from './routes.ts';

/** `/api/admin/*`: every call of the panel. Groups are added behind the guard. */
export function adminRoutes(): Routes {
  const app = adminFrame(addLoginRoute);
  addSessionRoutes(app);
  addPublishRoutes(app);
  return app;
}
