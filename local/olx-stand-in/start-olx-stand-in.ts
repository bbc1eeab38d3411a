import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { startLoopbackServer } from '../loopback-server.ts';
import { detail, listRow, standInAds, type StandInAd } from './stand-in-ads.ts';

export type FaultKind =
  '401' | '404' | '429' | '500' | 'cut' | 'slow' | 'broken-json' | 'huge' | 'html' | 'private';
export type Fault = {
  on: 'list' | 'ad' | 'picture';
  kind: FaultKind;
  /** How many calls fail; without it every one. */
  times?: number;
  /** Only calls for these ads. */
  ids?: readonly number[];
};

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

export type StandInOptions = {
  callsAMinute?: number;
  /** The bytes of a picture by its file name; the project's drawings unless a test wants small ones. */
  readPicture?: (file: string) => Promise<Uint8Array>;
};

export const STAND_IN_USER = 'PRIMJER_SHOP';
const CALLS_A_MINUTE = 60;
const SLOW_MS = 30_000;
const HUGE_BYTES = 16 * 1024 * 1024;
const PICTURES = new URL('../../db/seed/pictures/', import.meta.url);

const readDrawing = (file: string): Promise<Uint8Array> => readFile(new URL(file, PICTURES));

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): true {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
  return true;
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
  let shown = [...ads];
  let faults: (Fault & { left: number })[] = [];
  const calls = { list: 0, ad: 0, picture: 0 };
  const recent: number[] = [];
  let origin = '';

  const faultOf = (on: Fault['on'], id?: number): FaultKind | undefined => {
    calls[on]++;
    const fault = faults.find(
      (f) => f.on === on && f.left > 0 && (!f.ids || (id !== undefined && f.ids.includes(id))),
    );
    if (!fault) return undefined;
    fault.left--;
    return fault.kind;
  };

  /** True when the call has failed on purpose; slow ones are answered in the end. */
  const spoil = async (kind: FaultKind | undefined, request: IncomingMessage, response: ServerResponse) => {
    if (kind === undefined) return false;
    if (kind === 'slow') {
      await new Promise<void>((done) => {
        const over = setTimeout(done, SLOW_MS);
        // A client that gives up needs no answer.
        response.once('close', () => {
          clearTimeout(over);
          done();
        });
      });
      return request.destroyed || response.destroyed;
    }
    if (kind === 'cut') request.socket.destroy();
    // A 429 of the site names neither a limit nor a time to wait.
    else if (kind === '429') json(response, 429, { message: 'Too Many Attempts.' });
    else if (kind === '500') json(response, 500, { message: 'Server Error' });
    else if (kind === '401') json(response, 401, { message: 'Unauthenticated.' });
    else if (kind === '404') json(response, 404, { message: 'Not Found' });
    else if (kind === 'broken-json') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"data": [{"id": 8800');
    } else if (kind === 'huge') {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.end(Buffer.alloc(HUGE_BYTES, 0xff));
    } else if (kind === 'private') {
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' });
      response.end();
    } else {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Prijava</title><p>Prijavite se');
    }
    return true;
  };

  const limitHeaders = (): Record<string, string> | undefined => {
    const now = Date.now();
    while (recent[0] !== undefined && recent[0] < now - 60_000) recent.shift();
    if (recent.length >= callsAMinute) return undefined;
    recent.push(now);
    return {
      'x-ratelimit-limit': String(callsAMinute),
      'x-ratelimit-remaining': String(callsAMinute - recent.length),
    };
  };

  const answerList = (url: URL, response: ServerResponse): true => {
    const number = (name: string, standard: number): number => {
      const given = Number(url.searchParams.get(name));
      return given > 0 ? given : standard;
    };
    const [at, size] = [number('page', 1), number('per_page', 20)];
    const limits = limitHeaders();
    if (!limits) return json(response, 429, { message: 'Too Many Attempts.' });
    if (at * size > 10_000) return json(response, 500, { message: 'Server Error' });
    const data = shown.slice((at - 1) * size, at * size).map((ad) => listRow(ad, origin));
    const last = Math.max(1, Math.ceil(shown.length / size));
    const meta = {
      total: shown.length,
      last_page: last,
      current_page: at,
      per_page: size,
      selected_category: 0,
    };
    return json(response, 200, { data, meta }, limits);
  };

  const answerPicture = async (file: string, response: ServerResponse) => {
    try {
      const bytes = await readPicture(basename(file));
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length });
      response.end(bytes);
    } catch {
      // No such drawing.
      json(response, 404, { message: 'Not Found' });
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const url = new URL(request.url ?? '/', origin);
    const ad = /^\/listings\/(\d+)$/.exec(url.pathname)?.[1];
    const picture = /^\/pictures\/listings\/(\d+)\/(?:sm|lg)\/([\w.-]+)$/.exec(url.pathname);
    if (request.method === 'POST' && url.pathname === '/__stand-in/faults') {
      fail(...(JSON.parse(await readText(request)) as Fault[]));
      return json(response, 200, { success: true });
    }
    if (request.method === 'POST' && url.pathname === '/auth/login')
      return json(response, 200, { token: 'stand-in', user: { username: STAND_IN_USER } });
    if (url.pathname.startsWith('/users/') && url.pathname.endsWith('/listings')) {
      if (await spoil(faultOf('list'), request, response)) return true;
      if (decodeURIComponent(url.pathname.split('/')[2] ?? '') !== STAND_IN_USER)
        return json(response, 404, { message: 'Not Found' });
      return answerList(url, response);
    }
    if (ad) {
      if (await spoil(faultOf('ad', Number(ad)), request, response)) return true;
      const found = ads.find(({ id }) => id === Number(ad));
      return found
        ? json(response, 200, detail(found, origin))
        : json(response, 404, { message: 'Not Found' });
    }
    if (picture) {
      if (await spoil(faultOf('picture', Number(picture[1])), request, response)) return true;
      return answerPicture(picture[2] ?? '', response);
    }
    return json(response, 404, { message: 'Not Found' });
  };

  const fail = (...wanted: Fault[]) => {
    faults = wanted.map((fault) => ({ ...fault, left: fault.times ?? Infinity }));
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
    fail,
    calls,
    reorder: (order) => (shown = shown.toSorted(order)),
    close: () => server.close(),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
