import { isDeepStrictEqual } from 'node:util';
import { isEditedSince } from '#db/queries/versions.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { Problem } from './problem.ts';

/** Somebody else has saved a row since it was opened; the answer carries it as it is now. */
export const editedSince = (message: string, current: object): Problem =>
  new Problem('conflict', message, undefined, { current });

/** Runs a guarded write; when the row is of another version by then, a `conflict` with the row as it is. */
export async function writeUnlessEdited(
  write: () => Promise<void>,
  readAgain: () => Promise<object>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isEditedSince(error) ? editedSince(fault.editedSince, await readAgain()) : error;
  }
}

type Edit<State> = {
  stored: { version: number; state: State };
  /** The version that the form was opened with; without one the edit is of whatever there is. */
  edited: number | undefined;
  after: State;
  write: (version: number) => Promise<void>;
  readAgain: () => Promise<object>;
};

/**
 * Writes an edit of a brand, a model or a category, and returns the version that there is then.
 *
 * @throws Problem `conflict` with the row as it is now, when somebody else has saved it since
 */
export async function saveEdit<State extends object>(edit: Edit<State>): Promise<number> {
  const { stored, edited, after, write, readAgain } = edit;
  // An edit that was saved, and whose answer got lost on the way, is sent again with its old version.
  if (isDeepStrictEqual(stored.state, after)) return stored.version;
  if (edited !== undefined && edited !== stored.version)
    throw editedSince(fault.editedSince, await readAgain());
  await writeUnlessEdited(() => write(stored.version), readAgain);
  return stored.version + 1;
}
