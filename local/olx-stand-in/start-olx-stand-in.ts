import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { startLoopbackServer } from '../http/loopback-server.ts';
import { answerFault, type Fault, Faults } from './faults.ts';
import { detail, listRow, standInAds, type StandInAd } from './stand-in-ads.ts';

export type OlxStandIn = {
  url: string;
  username: string;
  ads: readonly StandInAd[];
  /** From now on these calls fail, and no others. */
  fail: (...faults: Fault[]) => void;
  /** Calls since the start, by what they ask for. */
  calls: Record<Fault['on'], number>;
  /** Order in which the list gives its rows. */
  reorder: (order: (a: StandInAd, b: StandInAd) => number) => void;
  close: () => Promise<void>;
};

type StandInOptions = {
  callsAMinute?: number;
  /** The bytes of a picture by its file name; the project's drawings unless a test wants small ones. */
  readPicture?: (file: string) => Promise<Uint8Array>;
};

const STAND_IN_USER = 'PRIMJER_SHOP';
const CALLS_A_MINUTE = 60;
const ROWS_MAX = 10_000;
const PICTURES = new URL('../../db/seed/pictures/', import.meta.url);

const readDrawing = (file: string): Promise<Uint8Array> => readFile(new URL(file, PICTURES));

const sendJson = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Headers of a call within the limit; undefined when there were too many calls in the last minute. */
function callLimit(callsAMinute: number): () => Record<string, string> | undefined {
  const recent: number[] = [];
  return () => {
    const now = Date.now();
    while (recent[0] !== undefined && recent[0] < now - 60_000) recent.shift();
    if (recent.length >= callsAMinute) return undefined;
    recent.push(now);
    return {
      'x-ratelimit-limit': String(callsAMinute),
      'x-ratelimit-remaining': String(callsAMinute - recent.length),
    };
  };
}

function listPage(ads: readonly StandInAd[], { searchParams, origin }: URL) {
  const number = (name: string, standard: number): number => {
    const given = Number(searchParams.get(name));
    return given > 0 ? given : standard;
  };
  const [page, size] = [number('page', 1), number('per_page', 20)];
  if (page * size > ROWS_MAX) return undefined;
  return {
    data: ads.slice((page - 1) * size, page * size).map((ad) => listRow(ad, origin)),
    meta: {
      total: ads.length,
      last_page: Math.max(1, Math.ceil(ads.length / size)),
      current_page: page,
      per_page: size,
      selected_category: 0,
    },
  };
}

/**
 * The classifieds site on this machine: the paths, shapes, limits and errors that its public documentation and
 * clients describe, with made-up ads. Tests can make it fail.
 */
export async function startOlxStandIn({
  callsAMinute = CALLS_A_MINUTE,
  readPicture = readDrawing,
}: StandInOptions = {}): Promise<OlxStandIn> {
  const ads = standInAds();
  const faults = new Faults();
  const limit = callLimit(callsAMinute);
  let shown = [...ads];
  let origin = '';

  const answerList = (user: string, url: URL, response: ServerResponse) => {
    if (decodeURIComponent(user) !== STAND_IN_USER) return answerFault('404', response);
    const limits = limit();
    if (!limits) return answerFault('429', response);
    const page = listPage(shown, url);
    return page ? sendJson(response, page, limits) : answerFault('500', response);
  };

  const answerPicture = async (file: string, response: ServerResponse) => {
    const bytes = await readPicture(basename(file)).catch(() => undefined);
    if (!bytes) return answerFault('404', response);
    return response
      .writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length })
      .end(bytes);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const url = new URL(request.url ?? '/', origin);
    const isPost = (path: string) => request.method === 'POST' && url.pathname === path;
    if (isPost('/__stand-in/faults')) {
      faults.set((await readJson(request)) as Fault[]);
      return sendJson(response, { success: true });
    }
    if (isPost('/auth/login'))
      return sendJson(response, { token: 'stand-in', user: { username: STAND_IN_USER } });
    const user = /^\/users\/([^/]+)\/listings$/.exec(url.pathname)?.[1];
    if (user !== undefined)
      return (await faults.inject(request, response, 'list')) || answerList(user, url, response);
    const id = Number(/^\/listings\/(\d+)$/.exec(url.pathname)?.[1]);
    if (id) {
      if (await faults.inject(request, response, 'ad', id)) return true;
      const ad = ads.find((one) => one.id === id);
      return ad ? sendJson(response, detail(ad, origin)) : answerFault('404', response);
    }
    const [, picturedAd, file = ''] =
      /^\/pictures\/listings\/(\d+)\/(?:sm|lg)\/([\w.-]+)$/.exec(url.pathname) ?? [];
    if (picturedAd === undefined) return answerFault('404', response);
    return (
      (await faults.inject(request, response, 'picture', Number(picturedAd))) || answerPicture(file, response)
    );
  };

  const server = await startLoopbackServer((request, response) => {
    // No connection is kept open, so that closing does not wait for idle clients.
    response.setHeader('connection', 'close');
    answer(request, response).catch((error: unknown) => {
      console.error('the stand-in of the classifieds site failed', error);
      response.destroy();
    });
  });
  origin = `http://127.0.0.1:${server.port}`;
  return {
    url: origin,
    username: STAND_IN_USER,
    ads,
    fail: (...wanted) => faults.set(wanted),
    calls: faults.calls,
    reorder: (order) => (shown = shown.toSorted(order)),
    close: () => server.close(),
  };
}
