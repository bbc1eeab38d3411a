import { createServer } from 'node:net';
import { PortBusy } from './http-server.ts';

/** @throws PortBusy */
export function assertPortFree({ port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusy(port) : error),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
