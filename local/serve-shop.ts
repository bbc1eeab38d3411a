import { resolve } from 'node:path';
import './command/load-tsx.ts';
import { loadFunctions } from './functions/functions-host.ts';
import { type HttpServer, startHttpServer } from './http/http-server.ts';
import { openNetlifyConfig } from './http/netlify-config.ts';
import { createStaticFiles } from './http/static-files.ts';

/**
 * One address, as Netlify would serve it: the built site in `site` and the functions of this project.
 *
 * @throws PortBusy
 */
export async function serveShop(
  { port, host, trustsProxy }: { port: number; host: string; trustsProxy?: boolean },
  site: string,
): Promise<HttpServer> {
  const currentFolder = () => site;
  const { rules, upToDate } = await openNetlifyConfig({ root: process.cwd(), currentFolder });
  for (const warning of rules().warnings) console.warn(`  ${warning}`);
  const staticFiles = createStaticFiles({ currentFolder, rules });
  // Functions read pages of this site over loopback, whatever host name visitors use.
  let siteUrl = '';
  const functions = await loadFunctions({
    folder: resolve('netlify/functions'),
    get siteUrl() {
      return siteUrl;
    },
  });
  const server = await startHttpServer({ port, host, trustsProxy, functions, staticFiles, rules, upToDate });
  siteUrl = server.url;
  return server;
}
