import type { Db } from '#db/client.ts';
import type { CategoryState } from '#db/queries/admin-categories.ts';
import { hasImage } from '#db/queries/images.ts';
import { Problem } from '#src/server/problem.ts';
import { dictionaryFault as fault } from '#src/strings/admin/dictionaries.ts';

/** A picture must have been uploaded before; without this check the database's refusal would be an internal error. */
export async function refuseLostImage(db: Db, { imageHash }: CategoryState): Promise<void> {
  if (imageHash && !(await hasImage(db, imageHash)))
    throw new Problem('bad_request', fault.imageGone, { image: fault.imageGone });
}
