import type { IncomingMessage } from 'node:http';
import { OLX_PICTURE_BYTES_MAX, OLX_PICTURE_TIMEOUT_MS } from '#src/domain/limits/imports.ts';
import { checkedAddress, RefusedAddress, requestAddress } from '#src/server/outgoing-address.ts';
import type { OlxAccess } from './olx-client.ts';

type DownloadFault = 'address' | 'size' | 'missing' | 'transient';

/** A picture that could not be fetched; only a `transient` fault is worth a retry. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  readonly fault: DownloadFault;

  constructor(fault: DownloadFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const REDIRECTS_MAX = 2;

/** When the API that names the pictures runs on this machine, pictures from this machine are allowed. */
type PictureSource = Pick<OlxAccess, 'apiUrl' | 'timeoutMs'>;

/** @throws PictureFailure */
async function pictureAddress(url: URL, { apiUrl }: PictureSource): Promise<string> {
  try {
    return await checkedAddress(url, apiUrl);
  } catch (error) {
    if (error instanceof RefusedAddress) throw new PictureFailure('address', error.message, { cause: error });
    throw new PictureFailure('transient', `${url.hostname} is not known`, { cause: error });
  }
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
  const address = await pictureAddress(url, source);
  const response = await requestAddress(url, address, { signal, headers: { accept: 'image/*' } });
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400) {
      if (left === 0 || !headers.location) throw new PictureFailure('missing', 'redirected too often');
      return await follow(new URL(headers.location, url), source, signal, left - 1);
    }
    if (statusCode === 429 || statusCode >= 500)
      throw new PictureFailure('transient', `answered ${statusCode}`);
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
      throw new PictureFailure('address', 'not an address', { cause: error });
    throw new PictureFailure('transient', 'no answer', { cause: error });
  }
}
