import { extname } from 'node:path';

interface ContentType {
  type: string;
  /** True for text and the like; pictures and fonts are compressed already. */
  compressible: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const types: Record<string, ContentType> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.rss': text('application/rss+xml'),
  '.txt': text('text/plain'),
  '.md': text('text/markdown'),
  '.csv': text('text/csv'),
  '.svg': text('image/svg+xml'),
  '.wasm': { type: 'application/wasm', compressible: true },
  '.ico': { type: 'image/x-icon', compressible: true },
  '.ttf': { type: 'font/ttf', compressible: true },
  '.otf': { type: 'font/otf', compressible: true },
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.png': binary('image/png'),
  '.gif': binary('image/gif'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.pdf': binary('application/pdf'),
  '.zip': binary('application/zip'),
  '.gz': binary('application/gzip'),
};

export function contentTypeOf(file: string): ContentType {
  return types[extname(file).toLowerCase()] ?? binary('application/octet-stream');
}
