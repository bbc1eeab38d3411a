import ipaddr from 'ipaddr.js';

/**
 * Whom attempts are counted against: an address of version 4, or the /64 network of one of version 6, of which a single
 * household may use every address. https://www.rfc-editor.org/rfc/rfc6177
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
