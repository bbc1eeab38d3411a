/** One import of a file or of classified ads, however many calls it took. The counts are of products. */
export type ImportRun = {
  run: string;
  source: 'file' | 'olx';
  /** ISO 8601. */
  at: string;
  /** Null when the user was deleted. */
  username: string | null;
  created: number;
  updated: number;
  /** Products that were taken back already. */
  undone: number;
  /** Products that can still be taken back: nobody has edited them since. */
  left: number;
};

/** Products that were edited after the import or are gone: taking it back does not change them. */
export const skippedOf = ({ created, updated, undone, left }: ImportRun): number =>
  created + updated - undone - left;

/** `GET /api/admin/imports`, newest first. */
export type RunsAnswer = { runs: ImportRun[] };
/** `POST /api/admin/imports/undo` takes back one slice; repeat the same call until `left` is 0. */
export type UndoRunAnswer = { success: true; run: ImportRun };
