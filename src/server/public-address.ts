import ipaddr from 'ipaddr.js';

/** The range that IANA assigns global addresses from: https://www.iana.org/assignments/ipv6-address-space */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Addresses of the public internet only: not this machine, its network or a cloud provider's metadata service. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // `::7f00:1` is 127.0.0.1 in a deprecated form, and counts as unicast.
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}
