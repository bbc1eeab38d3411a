import { isDeepStrictEqual } from 'node:util';
import { isEditedSince } from '#db/queries/failed-writes.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';
import { Problem } from './problem.ts';

/** The row was saved by somebody else after it was opened; the answer contains its present state. */
export const editedSince = (message: string, current: object): Problem =>
  new Problem('conflict', message, undefined, { current });

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
  const refusal = async () => editedSince(fault.editedSince, await readAgain());
  if (edited !== undefined && edited !== stored.version) throw await refusal();
  try {
    await write(stored.version);
  } catch (error) {
    throw isEditedSince(error) ? await refusal() : error;
  }
  return stored.version + 1;
}
