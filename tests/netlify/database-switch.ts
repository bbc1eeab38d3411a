import { buffer } from 'node:stream/consumers';
import { startLoopbackServer } from '#local/http/loopback-server.ts';

export type DatabaseSwitch = {
  /** For functions: leads to the database that is current. */
  connectionString: string;
  fetchEndpoint: string;
  /** POST a database's connection string to this address to switch to it. */
  address: string;
  close: () => Promise<void>;
};

const PLACE = '/switch';

/**
 * The functions of Netlify's client keep the environment that they were started with, while every test file has its
 * own database. So the functions get this one address, and each test file sets the database behind it.
 */
export async function startDatabaseSwitch(first: string): Promise<DatabaseSwitch> {
  let target = first;
  const server = await startLoopbackServer((request, response) => {
    const forward = async () => {
      const body = await buffer(request);
      if (request.url === PLACE) {
        target = body.toString();
        response.writeHead(204).end();
        return;
      }
      const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'));
      const answer = await fetch(`http://${new URL(target).host}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: { ...Object.fromEntries(headers), 'neon-connection-string': target } as Record<
          string,
          string
        >,
        body: new Uint8Array(body),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    forward().catch(() => response.destroy());
  });
  const host = `127.0.0.1:${server.port}`;
  return {
    connectionString: `postgresql://shop:local@${host}/shop`,
    fetchEndpoint: `http://${host}/sql`,
    address: `http://${host}${PLACE}`,
    close: server.close,
  };
}
