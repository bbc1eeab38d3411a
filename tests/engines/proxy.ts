import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callInPage, recordErrors } from './in-page.ts';

const EMPTY_PAGE = '/-/empty';
const RECORDER = '/-/errors.js';
const OWN: Record<string, { type: string; body: string }> = {
  [EMPTY_PAGE]: { type: 'text/html', body: '<!doctype html><title>Empty</title><body>' },
  [RECORDER]: { type: 'text/javascript', body: callInPage(recordErrors) },
};

/** The shop's headers, except those that forbid a frame. */
function headersOf({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const { 'x-frame-options': _, 'content-security-policy': policy, ...others } = headers;
  return {
    ...others,
    ...(policy && { 'content-security-policy': String(policy).replace(/frame-ancestors[^;]*/, '') }),
  };
}

export type Proxy = {
  url: string;
  emptyPage: string;
  /** Without a network: no connection is accepted, and open ones are closed. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
  close: () => Promise<void>;
};

/** Between a browser and the shop: it can simulate a lost network, and pages through it report their script errors. */
export async function startProxy(shopUrl: string): Promise<Proxy> {
  const server = createServer((asked, answer) => {
    const own = OWN[asked.url ?? ''];
    if (own) {
      answer.writeHead(200, { 'content-type': `${own.type}; charset=utf-8` }).end(own.body);
      return;
    }
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const passed = request(
      new URL(asked.url ?? '/', shopUrl),
      { method: asked.method, headers },
      (response) => {
        const status = response.statusCode ?? 502;
        const isPage = response.headers['content-type']?.startsWith('text/html') && asked.method === 'GET';
        if (!isPage) {
          response.pipe(answer.writeHead(status, headersOf(response)));
          return;
        }
        void buffer(response).then((html) => {
          const body = html.toString().replace('<head>', `<head><script src="${RECORDER}"></script>`);
          const { 'content-length': __, ...kept } = headersOf(response);
          answer.writeHead(status, kept).end(body);
        });
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const goOffline = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, emptyPage: url + EMPTY_PAGE, goOffline, goOnline: () => listen(port), close: goOffline };
}
