/** One import of a file, however many calls it took. Numbers of products. */
export type ImportRun = {
  run: string;
  /** ISO 8601. */
  at: string;
  /** Null when the user is gone. */
  username: string | null;
  created: number;
  updated: number;
  /** Taken back already. */
  undone: number;
  /** Can still be taken back: nobody has edited them since. */
  left: number;
};

/** Edited after the import, or gone: taking it back leaves them alone. */
export const skippedOf = ({ created, updated, undone, left }: ImportRun): number =>
  created + updated - undone - left;

/** `GET /api/admin/csv/runs`, newest first. */
export type RunsAnswer = { runs: ImportRun[] };
/** `POST /api/admin/csv/undo`: one slice has been taken back; the same call goes on until nothing is `left`. */
export type UndoRunAnswer = { success: true; run: ImportRun };
