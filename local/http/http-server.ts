import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCallerLeft } from '#src/server/has-caller-left.ts';
import { connectionsMax } from '../process/open-files.ts';
import { listen } from './listen.ts';
import { urlOf } from './url-of.ts';
import { answerRequest, isRead, sendText, type ChainParts } from './request-chain.ts';

export interface HttpServerOptions extends ChainParts {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** How long a caller may take to send a request; the connection of a slower one is closed. */
  requestTimeoutMs?: number;
  /** Further connections are closed at once. */
  connectionsAtOnce?: number;
  /** One line per answer of 500 and above. */
  log?: (line: string, error?: unknown) => void;
}

export interface HttpServer {
  url: string;
  port: number;
  /** Takes no new requests; cuts off those that still run after this time (default 5 s). */
  stop: (graceMs?: number) => Promise<void>;
}

/** A picture of 4.5 MB needs 0.3 Mbit/s; Node's own limit is five minutes. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 20_000;

/**
 * The whole site on one port.
 *
 * @throws PortBusy
 */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { port, host, functions, log = console.error } = options;
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS, connectionsAtOnce = connectionsMax() } = options;
  let isStopping = false;
  const timeouts = {
    requestTimeout: requestTimeoutMs,
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
    connectionsCheckingInterval: Math.min(5000, requestTimeoutMs),
  };
  const server = createServer(timeouts, (request, response) => {
    // A connection that was busy when the server stopped would otherwise stay open for its next request.
    response.once('close', () => isStopping && setImmediate(() => server.closeIdleConnections()));
    if (isStopping && !isRead(request.method ?? 'GET')) {
      sendText(response, 503, 'Service Unavailable', { 'retry-after': '5', connection: 'close' });
      return;
    }
    const startedAt = performance.now();
    const requestId = randomUUID();
    response.once('finish', () => {
      if (response.statusCode < 500) return;
      const took = Math.round(performance.now() - startedAt);
      log(`${response.statusCode} ${request.method} ${pathOf(request)} ${took} ms ${requestId}`);
    });
    answerRequest(options, request, response, requestId).catch((error: unknown) =>
      fail(error, request, response, log),
    );
  });
  server.keepAliveTimeout = 30_000;
  if (Number.isFinite(connectionsAtOnce)) server.maxConnections = connectionsAtOnce;
  await listen(server, port, host);

  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: urlOf(host, actualPort),
    port: actualPort,
    stop: async (graceMs = 5000) => {
      isStopping = true;
      const until = performance.now() + graceMs;
      await closeServer(server, graceMs);
      await functions.stop(Math.max(0, until - performance.now()));
    },
  };
}

/** Without the query, which is what a visitor has typed. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** An answer that was cut off by its visitor is not logged. Anything else is a fault of this server. */
function fail(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string, error?: unknown) => void,
): void {
  if (hasCallerLeft(error)) {
    response.destroy();
    return;
  }
  log(`${request.method} ${pathOf(request)} failed`, error);
  if (response.headersSent) response.destroy();
  else sendText(response, 500, 'Internal Server Error');
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cutOff);
}
