import { expect, test } from 'vitest';
import { checkedAddress, RefusedAddress } from './outgoing-address.ts';

const ask = (address: string, standIn?: string) => checkedAddress(new URL(address), standIn);

test.each([
  'http://93.184.215.14/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:192.168.0.1]/',
  'https://user:password@93.184.215.14/',
  'file:///etc/passwd',
])('the address %s is never called', async (address) => {
  await expect(ask(address)).rejects.toThrow(RefusedAddress);
  await expect(ask(address, 'https://api.example')).rejects.toThrow(RefusedAddress);
});

test('a public address is called over https', async () => {
  expect(await ask('https://93.184.215.14/device')).toBe('93.184.215.14');
});

test('this machine is called only while the service that is set up runs on it, other private ones never', async () => {
  expect(await ask('http://127.0.0.1:9/device', 'http://127.0.0.1:8')).toBe('127.0.0.1');
  await expect(ask('https://10.0.0.1/', 'http://127.0.0.1:8')).rejects.toThrow(RefusedAddress);
});
