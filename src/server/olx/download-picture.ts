import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import ipaddr from 'ipaddr.js';
import { OLX_PICTURE_BYTES_MAX, OLX_PICTURE_TIMEOUT_MS } from '#src/domain/limits.ts';

export type PictureFault = 'address' | 'size' | 'missing' | 'passing';

/** A picture that could not be fetched; only a `passing` fault is worth a retry. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const REDIRECTS_MAX = 2;

/** Addresses of the public internet only: not this machine, its network or a cloud provider's metadata service. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

const isLoopback = (hostname: string): boolean =>
  ipaddr.isValid(hostname) ? ipaddr.process(hostname).range() === 'loopback' : hostname === 'localhost';

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export type PictureSource = {
  /** The API that names the pictures: when it runs on this machine, pictures from this machine are allowed. */
  apiUrl: string;
  timeoutMs?: number;
};

/**
 * The checked address, which the connection then uses: a second look-up of the name may give another address.
 *
 * @throws PictureFailure
 */
async function checkedAddress(url: URL, { apiUrl }: PictureSource): Promise<string> {
  const api = new URL(apiUrl);
  const isOwnStandIn = isLoopback(bareHost(api)) && isLoopback(bareHost(url));
  if (url.protocol !== 'https:' && !(isOwnStandIn && url.protocol === 'http:'))
    throw new PictureFailure('address', `${url.protocol} is not fetched`);
  if (url.username || url.password) throw new PictureFailure('address', 'the address carries a password');
  const host = bareHost(url);
  const found = ipaddr.isValid(host) ? [host] : await addressesOf(host);
  const refused = found.find(
    (address) => !isPublicAddress(address) && !(isOwnStandIn && isLoopback(address)),
  );
  const [first] = found;
  if (refused !== undefined || first === undefined)
    throw new PictureFailure('address', `${host} leads to ${refused ?? 'nowhere'}`);
  return first;
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    throw new PictureFailure('passing', `${host} is not known`, { cause: error });
  }
}

function open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const family = ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        headers: { accept: 'image/*' },
        lookup: (_, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

async function readAll(response: IncomingMessage): Promise<Uint8Array> {
  const tooLarge = () => new PictureFailure('size', 'the picture is too large');
  if (Number(response.headers['content-length'] ?? 0) > OLX_PICTURE_BYTES_MAX) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > OLX_PICTURE_BYTES_MAX) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(
  url: URL,
  source: PictureSource,
  signal: AbortSignal,
  left: number,
): Promise<Uint8Array> {
  const response = await open(url, await checkedAddress(url, source), signal);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400) {
      if (left === 0 || !headers.location) throw new PictureFailure('missing', 'led around in circles');
      return await follow(new URL(headers.location, url), source, signal, left - 1);
    }
    if (statusCode === 429 || statusCode >= 500)
      throw new PictureFailure('passing', `answered ${statusCode}`);
    if (statusCode !== 200) throw new PictureFailure('missing', `answered ${statusCode}`);
    return await readAll(response);
  } finally {
    response.destroy();
  }
}

/**
 * Downloads from an address that an outside source gave. `keepPicture` checks whether the bytes are a picture.
 *
 * @throws PictureFailure
 */
export async function downloadPicture(address: string, source: PictureSource): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(source.timeoutMs ?? OLX_PICTURE_TIMEOUT_MS);
  try {
    return await follow(new URL(address), source, signal, REDIRECTS_MAX);
  } catch (error) {
    if (error instanceof PictureFailure) throw error;
    if (error instanceof TypeError && /url/i.test(error.message))
      throw new PictureFailure('address', 'no address', { cause: error });
    throw new PictureFailure('passing', 'no answer', { cause: error });
  }
}
