import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { env } from './env.ts';
import { Problem } from './problem.ts';

/** The stored form of a caller's address: without this shop's secret it cannot be traced back to the address. */
export function callerKey(purpose: string, address: string): string {
  const secret = env().CALLER_SECRET ?? (new URL(env().DATABASE_URL).password || purpose);
  return `${purpose}:${createHmac('sha256', secret).update(address).digest('base64url')}`;
}

/**
 * The caller that attempts are counted for: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household can use every address in it. https://www.rfc-editor.org/rfc/rfc6177
 */
function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

/** `callerKey` of the network that attempts are counted for. */
export const networkKey = (purpose: string, address: string): string =>
  callerKey(purpose, callerNetwork(address));

/** @throws Problem `too_many_requests` while there are seconds to wait */
export function refuseWhile(wait: number, say: (seconds: number) => string): void {
  if (wait > 0) throw new Problem('too_many_requests', say(wait));
}

/** For waits of many minutes: the text of `refuseWhile` from the minutes begun. */
export const inMinutes =
  (say: (minutes: number) => string) =>
  (seconds: number): string =>
    say(Math.ceil(seconds / 60));
