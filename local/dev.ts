import { resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { dev } from 'astro';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { setShop } from '#src/domain/shop/shop.ts';
import { loadFunctions } from './functions/functions-host.ts';
import { startStandInUnlessConfigured } from './olx-stand-in/start-unless-configured.ts';
import { onSignal } from './process/on-signal.ts';
import { ensureAdmin, openShop } from './open-shop.ts';
import { terminalProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { runFunction } from './http/request-chain.ts';
import { readEnvironment } from './command/environment.ts';
import { parseSitePath } from './http/site-path.ts';

/** Pages whose own script reads `page`. */
const WITHOUT_FURTHER_PAGES = /^\/(?:admin|wishlist)(?:\/|$)/;

async function develop(): Promise<void> {
  const environment = readEnvironment(process.env);
  const standIn = await startStandInUnlessConfigured();
  const shop = await openShop(environment, terminalProgress());
  const admin = await ensureAdmin(shop.db, environment);

  const server = await dev({
    root: process.cwd(),
    server: { port: environment.port, host: environment.host },
    integrations: [
      {
        name: 'react-refresh',
        hooks: {
          // Astro adds the preamble only to pages with islands of its own kind; ours are imported by the page's script.
          'astro:config:setup': ({ injectScript }) =>
            injectScript('page', `import '@vitejs/plugin-react/preamble';`),
        },
      },
    ],
    vite: {
      plugins: [
        {
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
                  return runFunction({ functions: host }, route, request, response, randomUUID());
                const page = Number(/[?&]page=(\d+)/.exec(request.url ?? '')?.[1]);
                // The same as `_redirects` does for further pages of a list.
                if (path && page > 1 && !WITHOUT_FURTHER_PAGES.test(path.pathname))
                  request.url = `/stranica/${page}${path.pathname}`;
                setShop((await findShopSettings(shop.db)).settings);
                next();
              };
              answer().catch(next);
            });
          },
        },
      ],
    },
  });
  console.log(
    `\n  Shop   http://${environment.host}:${server.address.port}\n  Admin  user ${admin.username}, password ${admin.password ?? '(the one you have set)'}`,
  );
  onSignal(async () => {
    await server.stop();
    await shop.close();
    await standIn?.close();
  });
}

// `npm run dev`: pages rendered on request by `astro dev`, with the functions beside them; edits show at once.
await runCommand(develop, { keepsStack: true, startsShop: true });
