import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const SLOW_MS = 30_000;
const PICTURE = new URL('../../public/apple-touch-icon.png', import.meta.url);
const HUGE_BYTES = 16 * 1024 * 1024;

const JSON_TYPE = { 'content-type': 'application/json' };
const message = (text: string) => JSON.stringify({ message: text });

type Answer = [status: number, headers: Record<string, string>, body: string | (() => Uint8Array)];

/** Answers of the classifieds site, or of a proxy before it, that an import must handle. */
const ANSWERS = {
  '401': [401, JSON_TYPE, message('Unauthenticated.')],
  '404': [404, JSON_TYPE, message('Not Found')],
  // A 429 of the site names neither a limit nor a time to wait.
  '429': [429, JSON_TYPE, message('Too Many Attempts.')],
  '500': [500, JSON_TYPE, message('Server Error')],
  'broken-json': [200, JSON_TYPE, '{"data": [{"id": 8800'],
  huge: [200, { 'content-type': 'image/jpeg' }, () => Buffer.alloc(HUGE_BYTES, 0xff)],
  // Its header can be read, its pixels cannot.
  damaged: [200, { 'content-type': 'image/png' }, () => readFileSync(PICTURE).subarray(0, 300)],
  html: [200, { 'content-type': 'text/html' }, '<!doctype html><title>Prijava</title><p>Prijavite se'],
  private: [302, { location: 'http://169.254.169.254/latest/meta-data' }, ''],
} satisfies Record<string, Answer>;

type AnsweredFault = keyof typeof ANSWERS;
type FaultKind = AnsweredFault | 'cut' | 'slow';

export type Fault = {
  on: 'list' | 'ad' | 'picture';
  kind: FaultKind;
  /** How many calls fail; without it every one. */
  times?: number;
  /** Only calls for these ads. */
  ids?: readonly number[];
};

export function answerFault(kind: AnsweredFault, response: ServerResponse): ServerResponse {
  const [status, headers, body]: Answer = ANSWERS[kind];
  return response.writeHead(status, headers).end(typeof body === 'string' ? body : body());
}

/** Ends early when the client gives up. */
const waitForSlow = (response: ServerResponse) =>
  new Promise<void>((done) => {
    const over = setTimeout(done, SLOW_MS);
    response.once('close', () => {
      clearTimeout(over);
      done();
    });
  });

/** Faults that a test asks for, and the number of calls since the start. */
export class Faults {
  readonly calls = { list: 0, ad: 0, picture: 0 };
  #wanted: (Fault & { left: number })[] = [];

  /** From now on these calls fail, and no others. */
  set(wanted: readonly Fault[]): void {
    this.#wanted = wanted.map((fault) => ({ ...fault, left: fault.times ?? Infinity }));
  }

  #next(on: Fault['on'], id: number | undefined): FaultKind | undefined {
    this.calls[on]++;
    const fault = this.#wanted.find(
      (f) => f.on === on && f.left > 0 && (!f.ids || (id !== undefined && f.ids.includes(id))),
    );
    if (fault) fault.left--;
    return fault?.kind;
  }

  /** True when the call was made to fail; slow calls are answered in the end. */
  async inject(
    request: IncomingMessage,
    response: ServerResponse,
    on: Fault['on'],
    id?: number,
  ): Promise<boolean> {
    const kind = this.#next(on, id);
    if (kind === undefined) return false;
    if (kind === 'slow') {
      await waitForSlow(response);
      return request.destroyed || response.destroyed;
    }
    if (kind === 'cut') request.socket.destroy();
    else answerFault(kind, response);
    return true;
  }
}
