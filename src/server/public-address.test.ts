import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4014:80e::200e', '::ffff:1.1.1.1'])(
  '%s is of the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '127.1', '0x7f.1', '2130706433', '0.0.0.0', '10.0.0.7', '172.16.3.4', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', '::7f00:1', '::a9fe:a9fe', '::ffff:127.0.0.1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1'],
  ...['64:ff9b:1::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1'],
  ...['fec0::1', '4000::1', '5f00::1', 'ff02::1', '', 'localhost', 'nije adresa'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
