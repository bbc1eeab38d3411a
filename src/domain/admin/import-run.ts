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
  /** Products whose import was undone already. */
  undone: number;
  /** Products whose import can still be undone: nobody has edited them since. */
  left: number;
};

/** Products that were edited after the import or are gone: undoing it does not change them. */
export const skippedOf = ({ created, updated, undone, left }: ImportRun): number =>
  created + updated - undone - left;

/** `GET /api/admin/imports`, newest first. */
export type RunsAnswer = { runs: ImportRun[] };
/** `POST /api/admin/imports/undo` undoes one slice; repeat the same call until `left` is 0. */
export type UndoRunAnswer = { success: true; run: ImportRun };
