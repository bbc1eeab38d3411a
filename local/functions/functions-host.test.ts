import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFunctions, type FunctionsHost, type FunctionsOptions } from './functions-host.ts';

let folder: string;
const logged: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-host-'));
  logged.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function host(
  files: Record<string, string>,
  options: Partial<FunctionsOptions> = {},
): Promise<FunctionsHost> {
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
  return loadFunctions({ folder, log: (message) => logged.push(message), ...options });
}

async function ask(
  functions: FunctionsHost,
  target: string,
  init?: RequestInit,
): Promise<Response | undefined> {
  const request = new Request(`http://shop.local${target}`, init);
  const route = functions.match(request.method, new URL(request.url).pathname);
  return route && functions.invoke(route, request, { ip: '10.0.0.7', requestId: 'r-1' });
}

const answering = (name: string, config: string) =>
  `export default async () => new Response('${name}'); export const config = ${config};`;

test('routes by path, pattern, method and exclusion, the more exact path first', async () => {
  const functions = await host({
    'any.ts': answering('any', `{ path: '/*', excludedPath: ['/admin/*'], preferStatic: true }`),
    'catalog.ts': answering('catalog', `{ path: ['/api/products', '/api/products/:id(\\\\d+)'] }`),
    'post.ts': answering('post', `{ path: '/api/contact', method: ['POST'] }`),
    'search.ts': answering('search', `{ path: '/api/*' }`),
    'plain.ts': `export default async () => new Response('plain');`,
    'plain.test.ts': 'not even a module',
    'types.d.ts': 'export type Nothing = never;',
  });
  const answered = async (target: string, method = 'GET') =>
    (await ask(functions, target, { method }))?.text();
  expect(await answered('/api/products')).toBe('catalog');
  expect(await answered('/api/products/')).toBe('catalog');
  expect(await answered('/api/products/12')).toBe('catalog');
  expect(await answered('/api/products/x')).toBe('search');
  expect(await answered('/api/contact', 'POST')).toBe('post');
  expect(await answered('/api/contact')).toBe('search');
  expect(await answered('/elsewhere')).toBe('any');
  expect(await answered('/admin/login')).toBeUndefined();
  expect(await answered('/.netlify/functions/plain')).toBe('plain');
});

test('gives the function its context', async () => {
  const functions = await host(
    {
      'echo.ts': `
        export default async (request: Request, context) => {
          const { ip, requestId, geo, site } = context;
          return Response.json({ ip, requestId, geo, site: site.url,
            body: await request.text() }, { headers: { 'set-cookie': 'own=1' } });
        };
        export const config = { path: '/p/:brand/:model?' };`,
    },
    { siteUrl: 'https://shop.example' },
  );
  const response = await ask(functions, '/p/%C5%A0koda', {
    method: 'POST',
    body: 'ž',
  });
  expect(await response?.json()).toEqual({
    ip: '10.0.0.7',
    requestId: 'r-1',
    geo: {},
    site: 'https://shop.example',
    body: 'ž',
  });
  expect(response?.headers.getSetCookie()).toEqual(['own=1']);
});

test('a thrown error is logged and answered without its details', async () => {
  const functions = await host({
    'broken.ts': `export default () => { throw new Error('password is 1234'); }; export const config = { path: '/broken' };`,
  });
  const response = await ask(functions, '/broken');
  expect(response?.status).toBe(500);
  expect(await response?.json()).toEqual({ code: 'internal' });
  expect(logged).toEqual(['GET /broken failed in the function broken']);
});

test('background functions answer 202 at once, work two at a time, and a stop waits for them', async () => {
  const functions = await host({
    'import-background.ts': `
      let now = 0;
      export const seen = globalThis.backgroundSeen = { most: 0, done: 0 };
      export default async () => {
        seen.most = Math.max(seen.most, ++now);
        await new Promise((resolve) => setTimeout(resolve, 40));
        now--;
        if (++seen.done === 1) throw new Error('the first one fails');
      };`,
  });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      ask(functions, '/.netlify/functions/import-background', { method: 'POST' }),
    ),
  );
  expect(answers.map((answer) => answer?.status)).toEqual([202, 202, 202, 202, 202]);
  await functions.stop(5000);
  expect((globalThis as { backgroundSeen?: unknown }).backgroundSeen).toEqual({ most: 2, done: 5 });
  expect(logged).toEqual(['Background function import-background failed']);
});

test('a stop does not wait for ever, and does wait for waitUntil', async () => {
  const functions = await host({
    'slow.ts': `
      export default (_: Request, context) => {
        context.waitUntil(new Promise(() => {}));
        context.waitUntil(new Promise((resolve) => setTimeout(resolve, 40)).then(() => {
          globalThis.waitedFor = true;
        }));
        return new Response('ok');
      };
      export const config = { path: '/slow' };`,
  });
  await ask(functions, '/slow');
  await functions.stop(100);
  expect((globalThis as { waitedFor?: boolean }).waitedFor).toBe(true);
});

test('calls a daily function soon after the start and every day, and lets nobody else call it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  const daily = `export default () => { globalThis.days = (globalThis.days ?? 0) + 1; };
    export const config = { schedule: '@daily' };`;
  const functions = await host({ 'tidy.ts': daily });
  const days = () => (globalThis as { days?: number }).days ?? 0;
  expect(functions.match('POST', '/.netlify/functions/tidy')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await vi.waitFor(() => expect(days()).toBe(1));
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  await vi.waitFor(() => expect(days()).toBe(2));
  vi.useRealTimers();
  await functions.stop(100);
});

test('a module without a function, or with a schedule that is not supported, is refused at the start', async () => {
  await expect(host({ 'helper.ts': 'export const help = 1;' })).rejects.toThrow(
    /helper\.ts has no default export/,
  );
  await rm(join(folder, 'helper.ts'));
  await expect(host({ 'late.ts': answering('late', `{ schedule: '@hourly' }`) })).rejects.toThrow(/schedule/);
});
