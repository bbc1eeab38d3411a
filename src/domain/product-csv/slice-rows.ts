/** Slices of consecutive rows, as many as fit into one call by count and by size; an oversized row goes alone. */
export function sliceRows<Row>(
  rows: readonly Row[],
  { rowsMax, sizeMax, sizeOf }: { rowsMax: number; sizeMax: number; sizeOf: (row: Row) => number },
): Row[][] {
  const slices: Row[][] = [];
  let size = Infinity;
  for (const row of rows) {
    const own = sizeOf(row);
    const last = slices.at(-1);
    if (!last || last.length >= rowsMax || size + own > sizeMax) {
      slices.push([row]);
      size = own;
    } else {
      last.push(row);
      size += own;
    }
  }
  return slices;
}
