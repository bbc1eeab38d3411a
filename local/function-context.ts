import type { Context } from '@netlify/functions';

export interface Visit {
  ip: string;
  requestId: string;
  params: Record<string, string>;
  /** The public address, without a trailing slash. */
  siteUrl: string;
}

export interface FunctionCall {
  context: Context;
  /** The function's answer, with the cookies that it set through its context. */
  finish: (response: Response) => Response;
}

/** What Netlify passes to a function beside the request. */
export function callContext(
  request: Request,
  { ip, requestId, params, siteUrl }: Visit,
  waitUntil: (promise: Promise<unknown>) => void,
): FunctionCall {
  const cookies: string[] = [];
  const url = new URL(request.url);
  const context: Context = {
    account: { id: 'local' },
    cookies: {
      get: (name) => readCookie(request, name),
      set: (cookie: Cookie | string, value?: string) => {
        cookies.push(typeof cookie === 'string' ? `${cookie}=${value ?? ''}` : writeCookie(cookie));
      },
      delete: (cookie) => {
        const named = typeof cookie === 'string' ? { name: cookie } : cookie;
        cookies.push(writeCookie({ ...named, value: '', maxAge: 0 }));
      },
    },
    deploy: { context: 'dev', id: 'local', published: false },
    geo: {},
    ip,
    json: (input) => Response.json(input),
    log: console.log,
    next: () => Promise.reject(new Error('context.next exists in edge functions only.')),
    params,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the type demands it
    rewrite: () => Promise.reject(new Error('context.rewrite exists in edge functions only.')),
    requestId,
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: siteUrl },
    url,
    waitUntil,
  };
  return { context, finish: (response) => withCookies(response, cookies) };
}

function withCookies(response: Response, cookies: string[]): Response {
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Netlify's own type says string; as on Netlify, the value is undefined for a cookie that was not sent. */
function readCookie(request: Request, name: string): string {
  const sent = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = sent.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) as unknown as string;
}

/** Same as in @netlify/types, which does not export it. */
interface Cookie {
  name: string;
  value: string;
  expires?: Date | number;
  maxAge?: number;
  domain?: string;
  path?: string;
  secure?: boolean;
  httpOnly?: boolean;
  sameSite?: 'Strict' | 'Lax' | 'None';
}

function writeCookie({
  name,
  value,
  expires,
  maxAge,
  domain,
  path,
  secure,
  httpOnly,
  sameSite,
}: Cookie): string {
  const parts = [`${name}=${value}`];
  if (expires !== undefined) parts.push(`Expires=${new Date(expires).toUTCString()}`);
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (domain !== undefined) parts.push(`Domain=${domain}`);
  if (path !== undefined) parts.push(`Path=${path}`);
  if (secure) parts.push('Secure');
  if (httpOnly) parts.push('HttpOnly');
  if (sameSite !== undefined) parts.push(`SameSite=${sameSite}`);
  return parts.join('; ');
}
