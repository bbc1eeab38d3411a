import { createServer, type Server } from 'node:net';

export class PortBusy extends Error {
  override readonly name = 'PortBusy';
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is in use.`);
    this.port = port;
  }
}

/** @throws PortBusy */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortBusy(port) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** @throws PortBusy */
export async function assertPortFree({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((closed) => probe.close(closed));
}
