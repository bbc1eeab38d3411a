import { isDeepStrictEqual } from 'node:util';
import { isEditedSince } from '#db/queries/failed-writes.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { Problem } from './problem.ts';

/** The row was saved by somebody else after it was opened; the answer contains its present state. */
export const editedSince = (message: string, current: object): Problem =>
  new Problem('conflict', message, undefined, { current });

/** Runs a guarded write. When the row's version has changed, throws a `conflict` with the present row. */
async function writeUnlessEdited(
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
  /** The version that the form was opened with; without one the edit applies to any version. */
  edited: number | undefined;
  after: State;
  write: (version: number) => Promise<void>;
  readAgain: () => Promise<object>;
};

/**
 * Writes an edit of a manufacturer, a model or a category, and returns the new version.
 *
 * @throws Problem `conflict` with the present row when somebody else has saved it in the meantime
 */
export async function saveEdit<State extends object>(edit: Edit<State>): Promise<number> {
  const { stored, edited, after, write, readAgain } = edit;
  // A retry after a lost answer: the edit is saved already and comes with the old version.
  if (isDeepStrictEqual(stored.state, after)) return stored.version;
  if (edited !== undefined && edited !== stored.version)
    throw editedSince(fault.editedSince, await readAgain());
  await writeUnlessEdited(() => write(stored.version), readAgain);
  return stored.version + 1;
}
