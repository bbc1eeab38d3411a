import { randomUUID } from 'node:crypto';
import { startLoopbackServer } from '../http/loopback-server.ts';

/** Stands in for Netlify's build hook: an address that only this machine can reach and nobody can guess. */
export async function startPublishHook(
  trigger: () => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const path = `/${randomUUID()}`;
  const { port, close } = await startLoopbackServer((request, response) => {
    const isAsked = request.url === path && request.method === 'POST';
    if (isAsked) trigger();
    response.writeHead(isAsked ? 200 : 404).end();
  });
  return { url: `http://127.0.0.1:${port}${path}`, close };
}
