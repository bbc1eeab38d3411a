import { createServer } from 'node:net';
import { listen } from './http-server.ts';

/** @throws PortBusy */
export async function assertPortFree({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((closed) => probe.close(closed));
}
