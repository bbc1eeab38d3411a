import encodeQR from 'qr';

/**
 * A QR code as an SVG path, one unit per module, with its quiet zone. Each run of dark modules is a line, and each move
 * is relative: compressed, that takes half the bytes of absolute moves.
 */
export function codePath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 2 });
  const lines = rows.map((row) => {
    let line = '';
    let pen = 0;
    for (let x = row.indexOf(true); x >= 0; x = row.indexOf(true, pen)) {
      const end = row.indexOf(false, x);
      line += `m${x - pen} 0h${end - x}`;
      pen = end;
    }
    return `${line}m-${pen} 1`;
  });
  return { path: `m0 .5${lines.join('')}`, size: rows.length };
}
