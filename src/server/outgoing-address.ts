import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

/** An address from outside that must not be called. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

const isLoopback = (hostname: string): boolean =>
  ipaddr.isValid(hostname) ? ipaddr.process(hostname).range() === 'loopback' : hostname === 'localhost';

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * The checked address of a host. Only https and public addresses are called, unless `standIn`, the service that is
 * set up, runs on this machine: then this machine as well.
 *
 * @throws RefusedAddress; an ordinary Error for a name that is not known
 */
export async function checkedAddress(url: URL, standIn: string | undefined): Promise<string> {
  const isOwn = standIn !== undefined && isLoopback(bareHost(new URL(standIn))) && isLoopback(bareHost(url));
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:'))
    throw new RefusedAddress(`${url.protocol} is not called`);
  if (url.username || url.password) throw new RefusedAddress('the address contains a password');
  const host = bareHost(url);
  const found = ipaddr.isValid(host)
    ? [host]
    : (await lookup(host, { all: true })).map(({ address }) => address);
  const refused = found.find((address) => !isPublicAddress(address) && !(isOwn && isLoopback(address)));
  const [first] = found;
  if (refused !== undefined || first === undefined)
    throw new RefusedAddress(`${host} leads to ${refused ?? 'nowhere'}`);
  return first;
}

/**
 * Sends a request to exactly the address that `checkedAddress` returned: a second look-up of the name may give another
 * one.
 *
 * @throws when nothing answers
 */
export function requestAddress(
  url: URL,
  address: string,
  { body, ...options }: RequestOptions & { body?: Buffer | string | null },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...options, lookup: lookupOf(address) }, resolve)
      .on('error', reject)
      .end(body);
  });
}

function lookupOf(address: string): NonNullable<RequestOptions['lookup']> {
  const family = ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4;
  return (_, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
}
