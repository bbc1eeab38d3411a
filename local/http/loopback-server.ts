import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from './listen.ts';

interface LoopbackServer {
  port: number;
  close: () => Promise<void>;
}

/** A server that only this machine can reach, on a port that the system chooses. */
export async function startLoopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  // Longer than any client keeps a socket, so that no request arrives on one that is just being closed.
  server.keepAliveTimeout = 65_000;
  await listen(server, 0, '127.0.0.1');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
