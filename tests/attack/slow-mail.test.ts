import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailToShop } from '#src/server/mail.ts';
import { openTestDatabase, type TestDatabase } from '../setup/test-database.ts';

let database: TestDatabase;
let server: Server;
let connections = 0;

/** Greets, then answers one byte after the other without an end: no single silence is ever too long. */
beforeAll(async () => {
  database = await openTestDatabase();
  server = createServer((socket) => {
    connections += 1;
    const dripping = setInterval(() => socket.write('x'), 20);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connections -= 1;
      clearInterval(dripping);
    });
    socket.write('220 mail.primjer.ba\r\n250-');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('CONTACT_TO', 'prodaja@primjer.ba');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await database.close();
});

test('a mail server that never ends its answer is not waited for, and its connection is closed', async () => {
  const email = { subject: 'Far', text: 'Far', replyTo: { name: 'Amra', address: 'amra@primjer.ba' } };
  const sending = mailToShop(database.db, email, 500);
  await expect(sending).rejects.toThrow(/timeout|abort/i);
  await vi.waitUntil(() => connections === 0, 5000);
}, 20_000);
