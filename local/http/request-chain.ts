import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FunctionRoute } from '../functions/function-routes.ts';
import type { FunctionsHost } from '../functions/functions-host.ts';
import type { NetlifyConfig } from './netlify-config.ts';
import { matchRedirect, type RedirectMatch } from './redirect-rules.ts';
import { parseSitePath, type SitePath } from './site-path.ts';
import type { StaticAnswer, StaticFiles, StaticMatch, StaticRequest } from './static-files.ts';
import { bodyLimit, readBody, sendWebResponse, toWebRequest } from './web-request.ts';

/** A request on its way through the chain. */
type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string };

/** An address of the site, and what its files have there. */
type Target = { path: SitePath; found: StaticMatch | undefined };

const methodOf = ({ method = 'GET' }: IncomingMessage): string => method;

export interface ChainParts {
  functions: FunctionsHost;
  staticFiles: StaticFiles;
  rules: NetlifyConfig['rules'];
  upToDate: NetlifyConfig['upToDate'];
  /** Trusts the headers in which a proxy names the caller; without a proxy anybody could send them. */
  trustsProxy?: boolean | undefined;
}

/**
 * Answers as Netlify's request chain does: a function whose path matches (one that prefers static files only where
 * there is none), then redirects, then files, then 404.html.
 */
export async function answerRequest(
  parts: ChainParts,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const { staticFiles, rules, upToDate } = parts;
  // No `Request` can have this method. https://fetch.spec.whatwg.org/#forbidden-method
  if (methodOf(request) === 'TRACE') {
    sendText(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    return;
  }
  const path = parseSitePath(request.url ?? '');
  if (!path) {
    sendText(response, 400, 'Bad Request');
    return;
  }

  await upToDate();
  const exchange = { request, response, requestId };
  const found = staticFiles.find(path);
  const route = functionAt(parts, request, { path, found });
  if (route) return runFunction(parts, route, exchange);
  const redirect = matchRedirect(rules().redirects, path, request.headers.host, found !== undefined);
  if (redirect) return follow(parts, redirect, path, exchange);
  await answerByFile(parts, { path, found }, exchange);
}

function functionAt(
  { functions }: ChainParts,
  request: IncomingMessage,
  { path: { pathname }, found }: Target,
): FunctionRoute | undefined {
  const method = methodOf(request);
  const route = functions.match(method, pathname);
  return route?.preferStatic && found && isRead(method) ? undefined : route;
}

async function answerByFile(
  { staticFiles }: ChainParts,
  { path, found }: Target,
  { request, response }: Omit<Exchange, 'requestId'>,
  status?: number,
): Promise<void> {
  if (!isRead(methodOf(request))) {
    sendText(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    return;
  }
  const wanted = staticRequest(path, request);
  await sendStatic(
    response,
    found ? await staticFiles.answer(found, wanted, status) : await staticFiles.notFound(wanted),
  );
}

/**
 * A redirect for 3xx; otherwise the page or function at another address, with the rule's status. What a visitor puts
 * into that address may be no address at all (`?page=`): then there is no page.
 */
async function follow(
  parts: ChainParts,
  { rule, to }: RedirectMatch,
  asked: SitePath,
  exchange: Exchange,
): Promise<void> {
  const { request, response } = exchange;
  if (rule.status >= 300 && rule.status < 400) {
    response.writeHead(rule.status, {
      location: to,
      'content-length': 0,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    response.end();
    return;
  }
  const target = parseSitePath(to);
  const path = target ?? asked;
  const page = target && parts.staticFiles.find({ ...target, endsInSlash: false });
  const route = functionAt(parts, request, { path, found: page });
  if (route) return runFunction(parts, route, exchange);
  const found = page && 'file' in page ? page : undefined;
  await answerByFile(parts, { path, found }, exchange, rule.status);
}

export async function runFunction(
  { functions, trustsProxy = false }: Pick<ChainParts, 'functions' | 'trustsProxy'>,
  route: FunctionRoute,
  { request, response, requestId }: Exchange,
): Promise<void> {
  const limit = bodyLimit(request.headers['content-type'], route.background);
  const body = await readBody(request, limit);
  if (!body) {
    tooLarge(response);
    return;
  }
  const ip = addressOf(request, trustsProxy);
  const webRequest = toWebRequest(request, {
    origin: originOf(request, trustsProxy),
    target: request.url ?? '/',
    body,
    ip,
    requestId,
  });
  await sendWebResponse(await functions.invoke(route, webRequest, { ip, requestId }), response);
}

async function sendStatic(response: ServerResponse, { status, headers, body }: StaticAnswer): Promise<void> {
  response.writeHead(status, headers);
  const isHead = response.req.method === 'HEAD';
  if (body === undefined || Buffer.isBuffer(body)) {
    response.end(isHead ? undefined : body);
  } else if (isHead) {
    body.destroy();
    response.end();
  } else {
    await pipeline(body, response);
  }
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, { ...own, 'content-length': text.length, ...headers });
  response.end(text);
}

/** Unread bytes would be taken for the next request, so the connection closes after the answer. */
function tooLarge(response: ServerResponse): void {
  response.once('finish', () => setTimeout(() => response.req.destroy(), 500).unref());
  response.req.resume();
  sendText(response, 413, 'Payload Too Large', { connection: 'close' });
}

function staticRequest({ pathname }: SitePath, { headers }: IncomingMessage): StaticRequest {
  const acceptEncoding = headers['accept-encoding'];
  return {
    pathname,
    acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding,
    ifNoneMatch: headers['if-none-match'],
  };
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header].flat().at(-1)?.split(',').at(-1)?.trim();

/** A proxy adds the caller behind what the caller has claimed. */
function addressOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? lastOf(headers['x-forwarded-for']) : undefined;
  return (forwarded ?? socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** The Host header is untrusted: anything but a plain host name and port of an address is replaced by localhost. */
function originOf({ headers }: IncomingMessage, trustsProxy: boolean): string {
  const isSecure = trustsProxy && lastOf(headers['x-forwarded-proto']) === 'https';
  const host = (trustsProxy ? lastOf(headers['x-forwarded-host']) : undefined) ?? headers.host ?? '';
  const isPlain = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  const origin = `${isSecure ? 'https' : 'http'}://`;
  // Such as port 99999, or 999.9.9.9.
  return origin + (isPlain && URL.canParse(origin + host) ? host : 'localhost');
}
