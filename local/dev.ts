import { resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { type AstroIntegration, dev } from 'astro';
import type { Plugin } from 'vite';
import type { Db } from '#db/client.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { setShop } from '#src/domain/shop/shop.ts';
import { loadFunctions } from './functions/functions-host.ts';
import { startStandInUnlessConfigured } from './olx-stand-in/start-unless-configured.ts';
import { onSignal } from './process/on-signal.ts';
import { ensureAdmin, openShop } from './open-shop.ts';
import { terminalProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { runFunction } from './http/request-chain.ts';
import { urlOf } from './http/url-of.ts';
import { readEnvironment } from './command/environment.ts';
import { parseSitePath } from './http/site-path.ts';

/** Pages whose own script reads `page`. */
const WITHOUT_FURTHER_PAGES = /^\/(?:admin|wishlist)(?:\/|$)/;

/** Answers calls, and further pages of lists as `_redirects` does. */
const shopFunctions = (db: Db): Plugin => ({
  name: 'shop-functions',
  configureServer: (vite) => {
    const functions = loadFunctions({
      folder: resolve('netlify/functions'),
      importModule: (file) => vite.ssrLoadModule(file),
    });
    vite.middlewares.use((request, response, next) => {
      const answer = async () => {
        const host = await functions;
        const path = parseSitePath(request.url ?? '');
        const route = path && host.match(request.method ?? 'GET', path.pathname);
        if (route && !route.preferStatic)
          return runFunction({ functions: host }, route, { request, response, requestId: randomUUID() });
        const page = Number(/[?&]page=(\d+)/.exec(request.url ?? '')?.[1]);
        if (path && page > 1 && !WITHOUT_FURTHER_PAGES.test(path.pathname))
          request.url = `/stranica/${page}${path.pathname}`;
        setShop((await findShopSettings(db)).settings);
        next();
      };
      answer().catch(next);
    });
  },
});

const reactRefresh: AstroIntegration = {
  name: 'react-refresh',
  hooks: {
    // Astro adds the preamble only to pages with islands of its own kind; ours are imported by the page's script.
    'astro:config:setup': ({ injectScript }) =>
      injectScript('page', `import '@vitejs/plugin-react/preamble';`),
  },
};

async function develop(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { host, port } = environment;
  await using opened = new AsyncDisposableStack();
  const standIn = await startStandInUnlessConfigured();
  if (standIn) opened.defer(standIn.close);
  const shop = await openShop(environment, terminalProgress());
  opened.defer(shop.close);
  const admin = await ensureAdmin(shop.db, environment);
  const server = await dev({
    root: process.cwd(),
    server: { port, host },
    integrations: [reactRefresh],
    vite: { plugins: [shopFunctions(shop.db)] },
  });
  opened.defer(() => server.stop());
  console.log(
    `\n  Shop   ${urlOf(host, server.address.port)}\n  Admin  user ${admin.username}, password ${admin.password ?? '(the one you have set)'}`,
  );
  const parts = opened.move();
  onSignal(() => parts.disposeAsync());
}

// `npm run dev`: pages rendered on request by `astro dev`, with the functions beside them; edits show at once.
await runCommand(develop, { keepsStack: true, startsShop: true });
// Astro keeps watching files when it cannot start, and that would keep the process.
if (process.exitCode) process.exit();
