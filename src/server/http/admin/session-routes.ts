import { loginInput } from '#src/contracts/admin/session.ts';
import type { LoginAnswer, SessionAnswer } from '#src/domain/admin/session.ts';
import { logIn, logOut } from '#src/server/admin/session.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { sessionText } from '#src/strings/admin-session.ts';
import { acceptJson } from '../accept.ts';
import { adminOf, later } from '../guarded-routes.ts';
import { limitSmallBody } from '../limit-body.ts';
import type { Routes } from '../routes.ts';
import { refuseForeignWrites } from '../same-origin.ts';
import {
  clearSessionCookie,
  deviceOf,
  sentToken,
  setDeviceCookie,
  setSessionCookie,
} from '../session-cookie.ts';

/** The one call of the panel that needs no login. */
export function addLoginRoute(app: Routes): void {
  app.post('/api/admin/login', limitSmallBody, async (c) => {
    refuseForeignWrites(c, { byCookie: false });
    const input = await acceptJson(loginInput, c);
    const caller = {
      address: c.env.callerAddress ?? '',
      device: deviceOf(c),
      userAgent: c.req.header('user-agent'),
    };
    const { token, device, username, expiresAt } = await logIn(c.var.db, caller, input);
    setSessionCookie(c, token, input.isOwn ?? false);
    setDeviceCookie(c, device);
    await later(c, 'the clean-up', cleanUp(c.var.db));
    return c.json<LoginAnswer>({
      success: true,
      token,
      message: sessionText.loggedIn,
      username,
      expiresAt: expiresAt.toISOString(),
    });
  });
}

export function addSessionRoutes(app: Routes): void {
  app.get('/api/admin/session', (c) => {
    const { username, expiresAt } = adminOf(c);
    return c.json<SessionAnswer>({ username, expiresAt: expiresAt.toISOString() });
  });
  app.post('/api/admin/logout', async (c) => {
    const { token } = sentToken(c);
    if (token) await logOut(c.var.db, token);
    clearSessionCookie(c);
    return c.json({ success: true });
  });
}
