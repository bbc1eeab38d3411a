import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { contentTypeOf } from './content-type.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

export interface CachedFile {
  contentType: string;
  compressible: boolean;
  /** Hash of the content, so a page that was published again without a change stays valid in browsers. */
  hash: string;
  content: Buffer;
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

interface FileCache {
  /** Undefined when the file was removed after `stats` were taken. */
  read: (file: string, stats: Stats) => Promise<CachedFile | undefined>;
}

/** After this many requests a file is worth the 60 ms that the best compression of a page takes. */
const HOT_REQUESTS = 8;
/** Below this size compression does not save a network packet. */
const MIN_COMPRESSED_BYTES = 256;

type Entry = { version: string; file: Promise<CachedFile>; bytes: number };

/**
 * Files and their compressed forms in memory; the least recently used are dropped first. An entry is valid only for
 * the exact file that it was read from (time, size and inode), so a file replaced by rename is read again.
 */
export function createFileCache(capacityBytes: number): FileCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: capacityBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  const load = (path: string): Promise<CachedFile> => {
    const file: Promise<CachedFile> = readContent(path).then((content) =>
      cachedFile(path, content, (bytes) => {
        const entry = entries.peek(path);
        if (entry?.file === file) entries.set(path, { ...entry, bytes: entry.bytes + bytes });
      }),
    );
    return file;
  };

  return {
    read: async (path, stats) => {
      const version = `${stats.mtimeMs}:${stats.size}:${stats.ino}`;
      const known = entries.get(path);
      const file = known?.version === version ? known.file : load(path);
      // The cache accepts no size of 0.
      if (file !== known?.file) entries.set(path, { version, file, bytes: Math.max(1, stats.size) });
      try {
        return await file;
      } catch (error) {
        if (entries.peek(path)?.file === file) entries.delete(path);
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

async function readContent(path: string): Promise<Buffer> {
  await using handle = await open(path);
  return await handle.readFile();
}

function cachedFile(path: string, content: Buffer, grew: (bytes: number) => void): CachedFile {
  const { type, compressible } = contentTypeOf(path);
  const made = new Map<Encoding, Promise<Buffer>>();
  let requests = 0;

  const encoded = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'br' && ++requests === HOT_REQUESTS) upgrade();
    const known = made.get(encoding);
    if (known) return known;
    const making = (encoding === 'br' ? brotli(content, 5) : compressGzip(content)).then((buffer) => {
      grew(buffer.length);
      return buffer;
    });
    made.set(encoding, making);
    return making;
  };
  const upgrade = (): void => {
    best = best
      .then(() => brotli(content, 11))
      .then(async (buffer) => {
        const quick = await made.get('br');
        if (quick && buffer.length < quick.length) made.set('br', Promise.resolve(buffer));
      })
      // The quickly compressed form stays in use.
      .catch(() => undefined);
  };

  return {
    contentType: type,
    compressible: compressible && content.length >= MIN_COMPRESSED_BYTES,
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    content,
    encoded,
  };
}

/** One at a time: the other threads are for requests that wait. */
let best: Promise<void> = Promise.resolve();

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressBrotli(content, { params });
}
