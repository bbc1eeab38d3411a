import ipaddr from 'ipaddr.js';

/** What is given to anybody: https://www.iana.org/assignments/ipv6-address-space */
const GIVEN = ipaddr.parseCIDR('2000::/3');

/** Addresses of the public internet only: not this machine, its network or a cloud provider's metadata service. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // `::7f00:1` is 127.0.0.1 in a form that was given up, and counts as unicast.
  return parsed.kind() === 'ipv4' || parsed.match(GIVEN);
}
