import { createHash } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import { logError } from '#src/server/log.ts';

/** First 128 bits of the SHA-256 in hexadecimal: an image is named by its content. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const PRODUCTION = 'images';

const openStore = (name: string) => getStore({ name, consistency: 'strong' });

type NetlifyRuntime = { context?: { deploy: { context: string } } | null };

/**
 * The context of a preview on Netlify: it reads production's pictures, writes its own, and deletes none, as its
 * database may be a copy of production's. Settings of netlify.toml do not reach functions:
 * https://docs.netlify.com/build/functions/environment-variables/
 */
function previewContext(): string | undefined {
  const context = (globalThis as { Netlify?: NetlifyRuntime }).Netlify?.context?.deploy.context;
  return context === 'production' || context === 'dev' ? undefined : context;
}

const store = () => {
  const context = previewContext();
  return openStore(context === undefined ? PRODUCTION : `${PRODUCTION}-${context}`);
};

/** Every store that this deploy reads, its own first. */
const readableStores = () => (previewContext() === undefined ? [store()] : [store(), openStore(PRODUCTION)]);

const originalKey = (hash: string) => `originals/${hash}`;
const thumbnailKey = (name: string) => `thumbnails/${name}`;
const variantKey = (hash: string, variant: string) => `variants/${hash}/${variant}`;

const asArrayBuffer = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

type Found = { data: ArrayBuffer; metadata: Record<string, unknown> };
type Stored = { bytes: Uint8Array; metadata: Found['metadata'] };

/** Undefined also for half a file: a power cut may leave the beginning of one, or nothing of it. */
async function read(key: string, isWhole: (stored: Stored) => boolean): Promise<Uint8Array | undefined> {
  for (const readable of readableStores()) {
    // The package's types omit that a missing blob is null.
    const found = (await readable.getWithMetadata(key, { type: 'arrayBuffer' })) as Found | null;
    const stored = found && { bytes: new Uint8Array(found.data), metadata: found.metadata };
    if (stored && isWhole(stored)) return stored.bytes;
  }
  return undefined;
}

/** Older files have no digest. */
const hasItsDigest = ({ bytes, metadata }: Stored): boolean =>
  bytes.length > 0 && (metadata['digest'] === undefined || metadata['digest'] === contentHash(bytes));

/** Stores a file that is not named by its content, with the digest of it. */
async function keepWithDigest(key: string, bytes: Uint8Array): Promise<void> {
  await store().set(key, asArrayBuffer(bytes), { metadata: { digest: contentHash(bytes) } });
}

export const findOriginal = (hash: string) =>
  read(originalKey(hash), ({ bytes }) => contentHash(bytes) === hash);
export const findVariant = (hash: string, variant: string) => read(variantKey(hash, variant), hasItsDigest);

/** The names of all originals in this deploy's own store. */
export async function listOriginals(): Promise<Set<string>> {
  const { blobs } = await store().list({ prefix: originalKey('') });
  return new Set(blobs.map(({ key }) => key.slice(originalKey('').length)));
}

export async function keepOriginal(hash: string, bytes: Uint8Array): Promise<void> {
  await store().set(originalKey(hash), asArrayBuffer(bytes));
}

export async function keepVariant(hash: string, variant: string, bytes: Uint8Array): Promise<void> {
  await keepWithDigest(variantKey(hash, variant), bytes);
}

/** Small pictures of ads that are not imported yet, see `ad-thumbnail.ts`; `name` is a content hash. */
export const findThumbnail = (name: string) => read(thumbnailKey(name), hasItsDigest);

export async function keepThumbnail(name: string, bytes: Uint8Array): Promise<void> {
  await keepWithDigest(thumbnailKey(name), bytes);
}

export async function deleteThumbnail(name: string): Promise<void> {
  if (previewContext() === undefined) await store().delete(thumbnailKey(name));
}

/** Deletes the original and every size that was made of it. */
export async function deleteImage(hash: string): Promise<void> {
  if (previewContext() !== undefined) return;
  const images = store();
  const { blobs } = await images.list({ prefix: `variants/${hash}/` });
  for (const key of [originalKey(hash), ...blobs.map((blob) => blob.key)]) await images.delete(key);
}

/**
 * Deletes the files of names that no row has any more. All are tried: nothing names a file that is left.
 *
 * @throws the first failure, after all were tried
 */
export async function deleteEach(
  names: readonly string[],
  deleteOne: (name: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const name of names)
    await deleteOne(name).catch((error: unknown) => {
      logError(`delete picture ${name}`, error);
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
}
