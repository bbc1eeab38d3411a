import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Chunk = readonly [type: string, data: Buffer];

function chunkBytes([type, data]: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of one colour with one bit per pixel; `chunks` come before its pixels. */
export function aPng({ side, chunks = [] }: { side: number; chunks?: readonly Chunk[] }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rowBytes = Math.ceil(side / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(Math.min(side, 1000) * rowBytes));
  const all: Chunk[] = [['IHDR', header], ...chunks, ['IDAT', pixels], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([SIGNATURE, ...all.map(chunkBytes)]);
}

/** A chunk whose compressed text unpacks to `unpackedBytes` bytes. */
export function aPackedText(type: 'zTXt' | 'iTXt' | 'iCCP', unpackedBytes: number): Chunk {
  const packed = deflateSync(Buffer.alloc(unpackedBytes, 'a'));
  const head = type === 'iTXt' ? 'Naslov\0\x01\0bs\0\0' : 'Naslov\0\0';
  return [type, Buffer.concat([Buffer.from(head, 'latin1'), packed])];
}
