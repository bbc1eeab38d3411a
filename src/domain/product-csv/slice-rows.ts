/** Slices of consecutive rows, as many as fit into one call by count and by size; an oversized row goes alone. */
export function sliceRows<Row>(
  rows: readonly Row[],
  { rowsMax, weightMax, weigh }: { rowsMax: number; weightMax: number; weigh: (row: Row) => number },
): Row[][] {
  const slices: Row[][] = [];
  let weight = Infinity;
  for (const row of rows) {
    const own = weigh(row);
    const last = slices.at(-1);
    if (!last || last.length >= rowsMax || weight + own > weightMax) {
      slices.push([row]);
      weight = own;
    } else {
      last.push(row);
      weight += own;
    }
  }
  return slices;
}
