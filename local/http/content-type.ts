import { lookup, mimes } from 'mrmime';

// The table lacks it.
mimes['ico'] = 'image/vnd.microsoft.icon';

interface ContentType {
  type: string;
  /** True for text and the like; pictures and fonts for the web are compressed already. */
  compressible: boolean;
}

const TEXT = /^text\/|\b(?:json|xml)$/;
const COMPRESSIBLE = /\b(?:wasm|icon|ttf|otf)$/;

export function contentTypeOf(file: string): ContentType {
  const type = lookup(file) ?? 'application/octet-stream';
  if (TEXT.test(type)) return { type: `${type}; charset=utf-8`, compressible: true };
  return { type, compressible: COMPRESSIBLE.test(type) };
}
