import { failureMessage } from '#src/stores/admin/admin-call.ts';
import { PictureFault } from '#src/stores/shrink-picture.ts';
import { describeFailure } from '#src/strings/admin/failures.ts';
import { picturesText as text } from '#src/strings/admin/product-form.ts';

const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

/** Why a picture was not uploaded; `name` is that of its file. */
export function pictureFaultText(error: unknown, name: string): string {
  if (!(error instanceof PictureFault)) return describeFailure(failureMessage(error)).headline;
  const { fault } = error;
  return fault === 'unreadable' && isHeic(name) ? text['fault.heic'] : text[`fault.${fault}`];
}
