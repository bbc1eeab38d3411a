import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLoopbackServer } from '../loopback-server.ts';

export type ApiFault = '429' | '500' | 'cut' | '422';
type Call = 'create' | 'look' | 'file' | 'function' | 'cancel' | 'purge';

type Deploy = {
  id: string;
  state: 'preparing' | 'prepared' | 'uploading' | 'ready' | 'cancelled';
  files: Record<string, string>;
  functions: Record<string, string>;
  config: Record<string, unknown>;
  looks: number;
};

export type ApiStandIn = {
  url: string;
  /** Every call so far, in order. */
  calls: { call: Call; path: string }[];
  /** Makes the next calls of a kind fail, in this order. */
  fail: (call: Call, ...faults: ApiFault[]) => void;
  /** The file as visitors get it; undefined when there is none. */
  visit: (path: string) => string | undefined;
  /** The deploy that visitors see. */
  live: () => Pick<Deploy, 'id' | 'files' | 'functions' | 'config'> | undefined;
  deploys: () => { id: string; state: string }[];
  /** Tags that were purged, call by call. */
  purged: unknown[];
  close: () => Promise<void>;
};

const TOKEN = 'stand-in';
const SITE = 'site-1';
export const STAND_IN_SITE = { siteId: SITE, token: TOKEN };

const hash = (algorithm: 'sha1' | 'sha256', bytes: Uint8Array) =>
  createHash(algorithm).update(bytes).digest('hex');

/**
 * The part of Netlify's API that deploys and purges, on this machine, as its documentation and clients describe it.
 * It keeps every file that it ever received, asks for the others, refuses bytes that do not match the announced
 * digest, and goes live when nothing is missing. Tests can make it fail.
 */
export async function startApiStandIn(): Promise<ApiStandIn> {
  const stored = new Map<string, Buffer>();
  const deploys = new Map<string, Deploy>();
  const calls: ApiStandIn['calls'] = [];
  const faults: { call: Call; fault: ApiFault }[] = [];
  const purged: unknown[] = [];
  let live: Deploy | undefined;

  const missing = (digests: Record<string, string>) => [
    ...new Set(Object.values(digests).filter((digest) => !stored.has(digest))),
  ];
  const settle = (deploy: Deploy) => {
    if (deploy.state !== 'uploading' || missing(deploy.files).length + missing(deploy.functions).length > 0)
      return;
    deploy.state = 'ready';
    live = deploy;
  };
  const describe = (deploy: Deploy) => ({
    id: deploy.id,
    state: deploy.state,
    // While it still compares, the missing files are unknown.
    ...(deploy.state !== 'preparing' && {
      required: missing(deploy.files),
      required_functions: missing(deploy.functions),
    }),
  });

  const create = (body: Buffer) => {
    const sent = JSON.parse(body.toString()) as {
      files: Record<string, string>;
      functions: Record<string, string>;
      functions_config: Record<string, unknown>;
      async: boolean;
    };
    const deploy: Deploy = {
      id: randomUUID(),
      state: sent.async ? 'preparing' : 'uploading',
      looks: 0,
      files: sent.files,
      functions: sent.functions,
      config: sent.functions_config,
    };
    deploys.set(deploy.id, deploy);
    settle(deploy);
    return describe(deploy);
  };

  const look = (deploy: Deploy) => {
    deploy.looks += 1;
    if (deploy.state === 'preparing') {
      deploy.state = 'prepared';
      return describe(deploy);
    }
    if (deploy.state === 'prepared') deploy.state = 'uploading';
    settle(deploy);
    return describe(deploy);
  };

  /** Undefined when the bytes do not match the announced digest. */
  const take = (deploy: Deploy, kind: 'files' | 'functions', name: string, body: Buffer) => {
    const digest = hash(kind === 'files' ? 'sha1' : 'sha256', body);
    if (deploy[kind][name] !== digest) return undefined;
    stored.set(digest, body);
    if (deploy.state === 'prepared') deploy.state = 'uploading';
    return { id: digest, path: name };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const { pathname: path } = new URL(request.url ?? '', 'http://stand-in');
    const [, id = '', kind, rest = ''] =
      /^\/api\/v1\/deploys\/([^/]+)(?:\/(files|functions|cancel)(?:\/(.*))?)?$/.exec(path) ?? [];
    const deploy = deploys.get(id);
    const call: Call | undefined =
      path === '/api/v1/purge'
        ? 'purge'
        : path === `/api/v1/sites/${SITE}/deploys`
          ? 'create'
          : deploy && ({ files: 'file', functions: 'function', cancel: 'cancel' } as const)[kind ?? ''];
    const asked = call ?? (deploy && 'look');
    if (!asked) return void send(404, { message: 'Not Found' });
    calls.push({ call: asked, path });
    const body = await buffer(request);
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return void send(401, { message: 'Access Denied' });

    const at = faults.findIndex((fault) => fault.call === asked);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault?.fault === 'cut') return void response.destroy();
    if (fault?.fault === '429') {
      const reset = String(Math.ceil(Date.now() / 1000) + 30);
      return void send(429, { message: 'Too Many Requests' }, { 'x-ratelimit-reset': reset });
    }
    if (fault) return void send(Number(fault.fault), { message: 'a fault' });

    if (asked === 'purge') {
      purged.push((JSON.parse(body.toString()) as { cache_tags: unknown }).cache_tags);
      return void send(202, {});
    }
    if (asked === 'create') return void send(200, create(body));
    if (!deploy) return void send(404, { message: 'Not Found' });
    if (asked === 'look') return void send(200, look(deploy));
    if (asked === 'cancel') {
      deploy.state = 'cancelled';
      return void send(201, describe(deploy));
    }
    const name = rest.split('/').map(decodeURIComponent).join('/');
    const taken = take(
      deploy,
      asked === 'file' ? 'files' : 'functions',
      asked === 'file' ? `/${name}` : name,
      body,
    );
    send(taken ? 200 : 422, taken ?? { message: 'the digest is another' });
  };

  const server = await startLoopbackServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    calls,
    fail: (call, ...kinds) => void faults.push(...kinds.map((fault) => ({ call, fault }))),
    visit: (path) => stored.get(live?.files[path] ?? '')?.toString(),
    live: () => live,
    deploys: () => [...deploys.values()].map(({ id, state }) => ({ id, state })),
    purged,
    close: server.close,
  };
}
