import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findingsOfEnvironment } from './findings-of-environment.ts';

test('a mail server that greets and then hangs is reported, and not waited for', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 mail.primjer.ba\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await findingsOfEnvironment({ SMTP_URL });
  expect(found.map(({ missing }) => missing).join()).toMatch(
    /The mail server of SMTP_URL refuses: .*timeout/i,
  );
  server.close();
}, 40_000);
