import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { loadFunctions } from '#local/functions/functions-host.ts';
import { type HttpServer, type HttpServerOptions, startHttpServer } from '#local/http/http-server.ts';
import { openNetlifyConfig } from '#local/http/netlify-config.ts';
import { createStaticFiles } from '#local/http/static-files.ts';

const functionSources = {
  'echo.ts': `
    import { createHash } from 'node:crypto';
    export default async (request: Request, context) => {
      const body = Buffer.from(await request.arrayBuffer());
      return Response.json({ method: request.method, url: request.url, length: body.length, ip: context.ip,
        hash: createHash('sha256').update(body).digest('hex'), claimed: request.headers.get('x-nf-client-connection-ip') });
    };
    export const config = { path: ['/api/echo', '/api/echo/:id'] };`,
  'stream.ts': `
    export default async () => new Response(new ReadableStream({
      async start(controller) {
        const words = new TextEncoder();
        controller.enqueue(words.encode('one'));
        await globalThis.heldCall.held;
        controller.enqueue(words.encode('two'));
        controller.close();
      },
    }), { status: 201, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2, c'], ['x-own', 'yes']] });
    export const config = { path: '/api/stream' };`,
  'binary.ts': `
    export default async () => new Response(Uint8Array.from({ length: 256 }, (_, at) => at), { headers: { etag: '"x"' } });
    export const config = { path: '/api/binary' };`,
  'broken.ts': `
    export default async (request: Request) => {
      if (request.url.endsWith('late')) return new Response(new ReadableStream({ pull() { throw new Error('late'); } }));
      throw new Error('secret');
    };
    export const config = { path: ['/api/broken', '/api/broken/late'] };`,
  'slow.ts': `
    export default async () => {
      const { begin, held, end } = globalThis.heldCall;
      begin();
      await held;
      end();
      return new Response('done');
    };
    export const config = { path: '/api/slow' };`,
  'fallback.ts': `
    export default async () => new Response('made just now', { status: 200 });
    export const config = { path: '/proizvod/:id', preferStatic: true };`,
  'empty.ts': `
    export default async () => new Response(null, { status: 204 });
    export const config = { path: '/api/empty' };`,
  'work-background.ts': `export default async () => {}; export const config = { path: '/api/work' };`,
};

const pages = {
  'index.html': '<h1>Početna</h1>',
  'a.html': 'a',
  '404.html': 'nema',
  'proizvod/1.html': 'static part',
  _redirects:
    '/old/:id /proizvod/:id 301\n/a /forced 302!\n/soft-a /a 200\n/gone /404 410\n/index.html /x 301\n/to-echo/* /api/echo/:splat 200\n/find q=:q /trazi?pojam=:q 302\n/list page=:page /page/:page 200!\n/proizvod/* page=:page /page/:page/:splat 200!',
};

async function writeSite(root: string): Promise<void> {
  await mkdir(join(root, 'dist/proizvod'), { recursive: true });
  await mkdir(join(root, 'functions'));
  for (const [name, content] of Object.entries(pages)) await writeFile(join(root, 'dist', name), content);
  for (const [name, source] of Object.entries(functionSources))
    await writeFile(join(root, 'functions', name), source);
  await writeFile(
    join(root, 'netlify.toml'),
    '[[headers]]\nfor = "/*"\n[headers.values]\nX-Frame-Options = "DENY"',
  );
}

type Served = {
  root: string;
  options: HttpServerOptions;
  server: HttpServer;
  logged: string[];
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends a request line that fetch would correct first. */
  raw: (requestLine: string) => Promise<string>;
};

/**
 * The next call of `/api/slow` gets no response, and the next one of `/api/stream` no second word, until the test lets
 * it finish. `begun` and `ended` are for `/api/slow` only.
 */
export function holdCall(): { begun: Promise<undefined>; ended: Promise<undefined>; finish: () => void } {
  const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  Object.assign(globalThis, { heldCall: { begin, held, end } });
  return { begun, ended, finish: () => resolve(undefined) };
}

/** Call it once per test file, outside of any test; the server runs from the first test on. */
export function serveTestFolder(): Served {
  const served = {
    logged: [] as string[],
    get: (path, init = {}) => fetch(served.server.url + path, { redirect: 'manual', ...init }),
    raw: (requestLine) => {
      const socket = connect(served.server.port, '127.0.0.1');
      socket.write(`${requestLine} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      return text(socket);
    },
  } as Served;

  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'http-server-'));
    await writeSite(root);
    const currentFolder = () => join(root, 'dist');
    const { rules, upToDate } = await openNetlifyConfig({ root, currentFolder });
    const log = (line: string) => served.logged.push(line);
    const functions = await loadFunctions({ folder: join(root, 'functions'), log });
    const staticFiles = createStaticFiles({ currentFolder, rules });
    const options = { port: 0, host: '127.0.0.1', functions, staticFiles, rules, upToDate, log };
    Object.assign(served, { root, options, server: await startHttpServer(options) });
  });
  afterAll(async () => {
    await served.server.stop();
    await rm(served.root, { recursive: true, force: true });
  });
  return served;
}
