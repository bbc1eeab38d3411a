/** What the embedded database of a large shop, its pictures and the process that makes pages keep open. */
const FILES_OF_SHOP = 400;
/** A connection, and what its call opens: the connection to the database has two ends in this process. */
const FILES_OF_CONNECTION = 3;
const CONNECTIONS_MIN = 32;

type Report = { userLimits?: { open_files: { soft: number | 'unlimited' } } };

/** Files that this process may have open at once; Infinity where the system has no such limit. */
function openFilesMax(): number {
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  const before = report.excludeNetwork;
  // Otherwise the names of all connected addresses are looked up.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as Report;
  report.excludeNetwork = before;
  const soft = userLimits?.open_files.soft ?? 'unlimited';
  return soft === 'unlimited' ? Infinity : soft;
}

/**
 * PGlite refuses every write until its next start once a file could not be created because too many were open.
 *
 * @throws Error when this process may open too few files
 */
export function assertOpenFiles(max = openFilesMax()): void {
  const needed = FILES_OF_SHOP + CONNECTIONS_MIN * FILES_OF_CONNECTION;
  if (max < needed)
    throw new Error(
      `Only ${max} files may be open at once, and the shop needs ${needed}. Allow more first: ulimit -n 4096`,
    );
}

/** Connections of visitors that leave the shop enough files. */
export const connectionsMax = (files = openFilesMax()): number =>
  Math.max(CONNECTIONS_MIN, Math.floor((files - FILES_OF_SHOP) / FILES_OF_CONNECTION));
