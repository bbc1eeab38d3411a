import { adminRoutes } from '#src/server/http/admin/admin-routes.ts';

/** The login, the only call without the guard. */
export const OPEN = 'POST /api/admin/login';

/** Every call that only the owner may make. */
export const GUARDED = adminRoutes()
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route, i, all) => route !== OPEN && all.indexOf(route) === i);
