import { Server } from 'node:net';

// Passed to Netlify's client by `--import`: it listens on every address of the machine, and nobody else may reach an
// admin panel with a test's password.

type Listen = (...given: unknown[]) => Server;

const LOOPBACK = '127.0.0.1';
// eslint-disable-next-line @typescript-eslint/unbound-method -- called with its server below
const listen = Server.prototype.listen as Listen;

function withLoopback([first, second, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'object' && first !== null && 'port' in first) {
    return [{ ...first, host: LOOPBACK }, second, ...rest];
  }
  // A path is a socket in the file system, which nobody else can reach.
  if (typeof first !== 'number' && !/^\d+$/.test(String(first))) return [first, second, ...rest];
  return [first, LOOPBACK, ...(typeof second === 'string' ? [] : [second]), ...rest];
}

Server.prototype.listen = function (this: Server, ...given: unknown[]) {
  return listen.apply(this, withLoopback(given));
} as typeof Server.prototype.listen;
