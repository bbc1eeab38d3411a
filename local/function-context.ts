import type { Context } from '@netlify/functions';

export interface Visit {
  ip: string;
  requestId: string;
  /** The public address, without a trailing slash. */
  siteUrl: string;
}

const notHere = (name: string) => (): never => {
  throw new Error(`context.${name} is not offered here.`);
};

/** What Netlify passes to a function beside the request. The shop's functions set cookies in response headers. */
export const callContext = (
  request: Request,
  { ip, requestId, siteUrl }: Visit,
  waitUntil: (promise: Promise<unknown>) => void,
): Context => ({
  account: { id: 'local' },
  cookies: { get: notHere('cookies'), set: notHere('cookies'), delete: notHere('cookies') },
  deploy: { context: 'dev', id: 'local', published: false },
  geo: {},
  ip,
  json: (input) => Response.json(input),
  log: console.log,
  next: notHere('next'),
  // The routes of a function read its parameters.
  get params() {
    return notHere('params')();
  },
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the type demands it
  rewrite: notHere('rewrite'),
  requestId,
  server: { region: 'local' },
  site: { id: 'local', name: 'local', url: siteUrl },
  url: new URL(request.url),
  waitUntil,
});
