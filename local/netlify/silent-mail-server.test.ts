import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { findingsOfEnvironment } from './findings-of-environment.ts';

test.each([
  ['hangs', 60_000, undefined],
  ['answers byte by byte', 100, 1000],
])(
  'a mail server that greets and then %s is reported, and not waited for',
  async (_, everyMs, limitMs) => {
    const connections: Socket[] = [];
    const server = createServer((socket) => {
      const dripping = setInterval(() => socket.write('2'), everyMs);
      socket.on('error', () => undefined).on('close', () => clearInterval(dripping));
      socket.write('220 mail.primjer.ba\r\n');
      connections.push(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const found = await findingsOfEnvironment({ SMTP_URL }, limitMs);
    expect(found.map(({ missing }) => missing).join()).toMatch(
      /The mail server of SMTP_URL refuses: .*timeout/i,
    );
    for (const connection of connections) connection.destroy();
    server.close();
  },
  60_000,
);
