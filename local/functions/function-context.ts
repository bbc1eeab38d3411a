import type { Context } from '@netlify/functions';

interface Visit {
  ip: string;
  requestId: string;
  /** The public address, without a trailing slash. */
  siteUrl: string;
}

const unsupported = (name: string) => (): never => {
  throw new Error(`context.${name} is not supported by this server.`);
};

/** What Netlify passes to a function beside the request. The shop's functions set cookies in response headers. */
export const callContext = (
  request: Request,
  { ip, requestId, siteUrl }: Visit,
  waitUntil: (promise: Promise<unknown>) => void,
): Context => ({
  account: { id: 'local' },
  cookies: { get: unsupported('cookies'), set: unsupported('cookies'), delete: unsupported('cookies') },
  deploy: { context: 'dev', id: 'local', published: false },
  geo: {},
  ip,
  json: (input) => Response.json(input),
  log: console.log,
  next: unsupported('next'),
  // The routes of a function read its parameters.
  get params() {
    return unsupported('params')();
  },
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the type demands it
  rewrite: unsupported('rewrite'),
  requestId,
  server: { region: 'local' },
  site: { id: 'local', name: 'local', url: siteUrl },
  url: new URL(request.url),
  waitUntil,
});
