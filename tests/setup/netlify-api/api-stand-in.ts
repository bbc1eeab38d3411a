import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLoopbackServer } from '#local/http/loopback-server.ts';
import { Deploys } from './deploys.ts';

type Fault = '429' | '500' | 'cut' | '422';
type Call = 'create' | 'look' | 'file' | 'function' | 'cancel' | 'purge';

export type ApiStandIn = {
  url: string;
  /** Every call so far, in order. */
  calls: { call: Call; path: string }[];
  /** Makes the next calls of a kind fail, in this order. */
  fail: (call: Call, ...faults: Fault[]) => void;
  /** The file as visitors get it; undefined when there is none. */
  visit: (path: string) => string | undefined;
  /** The deploy that visitors see. */
  live: () => Deploys['live'];
  deploys: Deploys['list'];
  /** Tags that were purged, call by call. */
  purged: unknown[];
  close: () => Promise<void>;
};

const TOKEN = 'stand-in';
const SITE = 'site-1';
export const STAND_IN_SITE = { siteId: SITE, token: TOKEN };

/** What a path asks for; undefined when the API has no such call. */
function callOf(path: string): { call: Call; id: string; name: string } | undefined {
  if (path === '/api/v1/purge') return { call: 'purge', id: '', name: '' };
  if (path === `/api/v1/sites/${SITE}/deploys`) return { call: 'create', id: '', name: '' };
  const [, id, kind = '', rest = ''] =
    /^\/api\/v1\/deploys\/([^/]+)(?:\/(files|functions|cancel)(?:\/(.*))?)?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const call = ({ files: 'file', functions: 'function', cancel: 'cancel' } as const)[kind] ?? 'look';
  return { call, id, name: rest.split('/').map(decodeURIComponent).join('/') };
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>];

const NOT_FOUND: Answer = [404, { message: 'Not Found' }];

function faultAnswer(fault: Exclude<Fault, 'cut'>): Answer {
  if (fault !== '429') return [Number(fault), { message: 'a fault' }];
  const reset = String(Math.ceil(Date.now() / 1000) + 30);
  return [429, { message: 'Too Many Requests' }, { 'x-ratelimit-reset': reset }];
}

function answerDeployCall(
  deploys: Deploys,
  { call, id, name }: NonNullable<ReturnType<typeof callOf>>,
  body: Buffer,
): Answer {
  if (call === 'create')
    return [200, deploys.create(JSON.parse(body.toString()) as Parameters<Deploys['create']>[0])];
  const deploy = deploys.find(id);
  if (!deploy) return NOT_FOUND;
  if (call === 'look') return [200, deploys.look(deploy)];
  if (call === 'cancel') return [201, deploys.cancel(deploy)];
  const taken =
    call === 'file'
      ? deploys.take(deploy, 'files', `/${name}`, body)
      : deploys.take(deploy, 'functions', name, body);
  return taken ? [200, taken] : [422, { message: 'the digest is another' }];
}

/**
 * The part of Netlify's API that deploys and purges, on this machine, as its documentation and clients describe it.
 * Tests can make it fail.
 */
export async function startApiStandIn(): Promise<ApiStandIn> {
  const deploys = new Deploys();
  const calls: ApiStandIn['calls'] = [];
  const faults: { call: Call; fault: Fault }[] = [];
  const purged: unknown[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const send = ([status, body, headers]: Answer) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const { pathname: path } = new URL(request.url ?? '', 'http://stand-in');
    const asked = callOf(path);
    if (!asked) return send(NOT_FOUND);
    const { call } = asked;
    calls.push({ call, path });
    const body = await buffer(request);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send([401, { message: 'Access Denied' }]);
    const at = faults.findIndex((fault) => fault.call === call);
    const [next] = at < 0 ? [] : faults.splice(at, 1);
    if (next?.fault === 'cut') return response.destroy();
    if (next) return send(faultAnswer(next.fault));
    if (call !== 'purge') return send(answerDeployCall(deploys, asked, body));
    purged.push((JSON.parse(body.toString()) as { cache_tags: unknown }).cache_tags);
    return send([202, {}]);
  };

  const server = await startLoopbackServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    calls,
    fail: (call, ...kinds) => void faults.push(...kinds.map((fault) => ({ call, fault }))),
    visit: (path) => deploys.file(deploys.live?.files[path] ?? '')?.toString(),
    live: () => deploys.live,
    deploys: deploys.list,
    purged,
    close: () => server.close(),
  };
}
