import ipaddr from 'ipaddr.js';

/**
 * The caller that attempts are counted for: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household can use every address in it. https://www.rfc-editor.org/rfc/rfc6177
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
