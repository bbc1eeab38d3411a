import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from './choose-encoding.ts';

/** The unit of a function's body limits. */
const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
/** Netlify's limits, https://docs.netlify.com/build/functions/configuration. */
const BUFFERED_LIMIT_BYTES = 6 * MEBIBYTE;
const BACKGROUND_LIMIT_BYTES = 256 * KIBIBYTE;

/** Netlify sends text as it is and anything else in base64, which counts: of 6 MB, 4.5 MB are left for a picture. */
export function bodyLimit(contentType: string | undefined, background: boolean): number {
  const limit = background ? BACKGROUND_LIMIT_BYTES : BUFFERED_LIMIT_BYTES;
  const isText =
    /^(?:text\/|application\/(?:json|xml|javascript|x-www-form-urlencoded|[\w.-]+\+(?:json|xml)))/i;
  return contentType === undefined || isText.test(contentType) ? limit : Math.floor((limit * 3) / 4);
}

/** Undefined when it is longer than the limit; then the rest is not read. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > limitBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

interface WebRequestParts {
  origin: string;
  /** Path and query, as sent. */
  target: string;
  body: Buffer;
  ip: string;
  requestId: string;
}

/** A request as a function sees it. It is never aborted: production does not tell functions that a visitor left. */
export function toWebRequest(request: IncomingMessage, parts: WebRequestParts): Request {
  const headers = new Headers();
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    // Headers of Netlify's own are accepted from Netlify only, and connection headers are not passed on.
    if (/^(?:x-nf-|connection$|keep-alive$|transfer-encoding$|upgrade$|expect$)/i.test(name)) continue;
    headers.append(name, request.rawHeaders[at + 1] ?? '');
  }
  headers.set('x-nf-client-connection-ip', parts.ip);
  headers.set('x-nf-request-id', parts.requestId);
  const method = request.method ?? 'GET';
  const hasBody = parts.body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(parts.origin + parts.target, {
    method,
    headers,
    body: hasBody ? Uint8Array.from(parts.body) : null,
  });
}

/** Sends a function's answer: each Set-Cookie on its own, and the body streamed. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (response.destroyed) {
    // The visitor left while the function worked.
    await answer.body?.cancel();
    return;
  }
  const isHead = response.req.method === 'HEAD';
  const encoder = isHead ? undefined : encoderFor(answer, response.req);
  const headers: string[] = [];
  for (const [name, value] of answer.headers) {
    if (!encoder || name !== 'content-length') headers.push(name, value);
  }
  if (encoder) headers.push('content-encoding', encoder.name, 'vary', 'accept-encoding');
  const body = isHead ? null : answer.body;
  if (body === null) await answer.body?.cancel();
  const needsLength = !answer.headers.has('content-length') && answer.status !== 204 && answer.status !== 304;
  if (body === null && !isHead && needsLength) headers.push('content-length', '0');
  if (answer.statusText) response.writeHead(answer.status, answer.statusText, headers);
  else response.writeHead(answer.status, headers);
  if (body === null) {
    response.end();
    return;
  }
  // Readable.fromWeb wants node's own type of the same stream.
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  await (encoder ? pipeline(source, encoder.start(), response) : pipeline(source, response));
}

const ENCODERS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** As the CDN compresses text on its way; undefined for pictures and for callers that accept no compressed answer. */
function encoderFor({ body, headers }: Response, { headers: sent }: IncomingMessage) {
  const isText = /^(?:text\/|application\/(?:json|xml|javascript))/.test(headers.get('content-type') ?? '');
  if (!body || !isText || headers.has('content-encoding')) return undefined;
  const name = chooseEncoding([sent['accept-encoding']].flat().join());
  return name && { name, start: ENCODERS[name] };
}
