/** The encoding of a file: ours, Excel's Unicode text, or that of an older Excel in this region. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250';

function encodingOf(bytes: Uint8Array): CsvEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Not UTF-8, so a code page; Bosnia uses Windows-1250.
    return 'windows-1250';
  }
}

/** The text of a file, without asking for its encoding; never throws. */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: CsvEncoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
