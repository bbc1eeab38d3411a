import { createHash } from 'node:crypto';
import { getStore } from '@netlify/blobs';

/** First 128 bits of the SHA-256 in hexadecimal: an image is named by its content. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const store = () => getStore({ name: 'images', consistency: 'strong' });

const originalKey = (hash: string) => `originals/${hash}`;
const thumbnailKey = (name: string) => `thumbnails/${name}`;
const variantKey = (hash: string, variant: string) => `variants/${hash}/${variant}`;

const asArrayBuffer = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

async function read(key: string): Promise<Uint8Array | undefined> {
  // The package's types omit that a missing blob is null.
  const found = (await store().get(key, { type: 'arrayBuffer' })) as ArrayBuffer | null;
  return found ? new Uint8Array(found) : undefined;
}

export const findOriginal = (hash: string) => read(originalKey(hash));
export const findVariant = (hash: string, variant: string) => read(variantKey(hash, variant));

export async function keepOriginal(hash: string, bytes: Uint8Array): Promise<void> {
  await store().set(originalKey(hash), asArrayBuffer(bytes));
}

export async function keepVariant(hash: string, variant: string, bytes: Uint8Array): Promise<void> {
  await store().set(variantKey(hash, variant), asArrayBuffer(bytes));
}

/** Small pictures of ads that are not imported yet, see `ad-thumbnail.ts`; `name` is a content hash. */
export const findThumbnail = (name: string) => read(thumbnailKey(name));

export async function keepThumbnail(name: string, bytes: Uint8Array): Promise<void> {
  await store().set(thumbnailKey(name), asArrayBuffer(bytes));
}

export async function forgetThumbnail(name: string): Promise<void> {
  await store().delete(thumbnailKey(name));
}

/** Deletes the original and every size that was made of it. */
export async function forgetImage(hash: string): Promise<void> {
  const images = store();
  const { blobs } = await images.list({ prefix: `variants/${hash}/` });
  for (const key of [originalKey(hash), ...blobs.map((blob) => blob.key)]) await images.delete(key);
}
