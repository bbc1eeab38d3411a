import { Problem } from '#src/server/problem.ts';
import { sessionText } from '#src/strings/admin-session.ts';
import type { Call } from './routes.ts';

export const isSafeMethod = (c: Call): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);

function isForeign(c: Call): boolean | undefined {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return undefined;
  return origin !== new URL(c.req.url).origin && origin !== c.env.siteUrl;
}

/**
 * Refuses a write that a page of another site started: by `Sec-Fetch-Site`, or by `Origin` where an old browser does
 * not send it. A caller without both is not a browser; it may use a token of its own but no cookie. The order follows
 * https://words.filippo.io/csrf/
 *
 * @throws Problem `forbidden`
 */
export function refuseForeignWrites(c: Call, { byCookie }: { byCookie: boolean }): void {
  if (isSafeMethod(c)) return;
  if (isForeign(c) ?? byCookie) throw new Problem('forbidden', sessionText.crossSite);
}
