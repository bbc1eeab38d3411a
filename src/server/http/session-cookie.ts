import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { KNOWN_PLACE_DAYS } from '#src/domain/limits/admin.ts';
import { sessionSeconds } from '#src/server/admin/session-seconds.ts';
import type { Call } from './routes.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * With `__Host-` browsers refuse the cookie from another subdomain and without https. On plain http (this machine)
 * they would not store it, so its name has no prefix there.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
function cookieOf(c: Call, plainName = 'shop_admin') {
  const { protocol, hostname } = new URL(c.req.url);
  const isPlain = protocol === 'http:' && LOOPBACK.has(hostname);
  return { name: isPlain ? plainName : `__Host-${plainName}`, secure: !isPlain };
}

function keep(c: Call, { name, secure }: ReturnType<typeof cookieOf>, value: string, maxAge: number): void {
  setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge });
}

export const setSessionCookie = (c: Call, token: string, isOwn: boolean): void =>
  keep(c, cookieOf(c), token, sessionSeconds(isOwn));

const DEVICE = 'shop_device';

/** Distinguishes a browser that has logged in before from a stranger's; it grants no access. */
export const setDeviceCookie = (c: Call, device: string): void =>
  keep(c, cookieOf(c, DEVICE), device, KNOWN_PLACE_DAYS * 24 * 60 * 60);

export const deviceOf = (c: Call): string | undefined => getCookie(c, cookieOf(c, DEVICE).name);

export function clearSessionCookie(c: Call): void {
  const { name, secure } = cookieOf(c);
  deleteCookie(c, name, { path: '/', secure });
}

type SentToken = { token: string | undefined; from: 'bearer' | 'cookie' };

/** A bearer token takes precedence, even when the request has a valid cookie. */
export function sentToken(c: Call): SentToken {
  const header = c.req.header('authorization');
  if (header !== undefined) {
    return { token: /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '-', from: 'bearer' };
  }
  return { token: getCookie(c, cookieOf(c).name), from: 'cookie' };
}
