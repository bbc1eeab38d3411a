import type { Db } from '#db/client.ts';
import { countPictureBytes } from '#db/queries/messages/message-pictures.ts';
import { CONTACT_PICTURES } from '#src/domain/contact/contact.ts';
import { IMAGE_SHRUNK_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import {
  ENQUIRY_BODY_BYTES_MAX,
  ENQUIRY_PICTURES_BYTES_MAX,
  ENQUIRY_PICTURES_MAX,
} from '#src/domain/limits/visitors.ts';
import { checkPicture } from '#src/server/images/check-picture.ts';
import { normalizePicture } from '#src/server/images/normalize-picture.ts';
import { Problem } from '#src/server/problem.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { imageProblemText } from '#src/strings/image-problems.ts';

const refusal = (message: string, code: Problem['code'] = 'bad_request') =>
  new Problem(code, message, { [CONTACT_PICTURES]: message });

/** Tried in turn until a picture is small enough; most need the first only, and the last is enough for any. */
const ATTEMPTS = [
  { side: 1600, quality: 80 },
  { side: 1600, quality: 60 },
  { side: 1000, quality: 50 },
  { side: 600, quality: 40 },
] as const;

async function encode(file: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await checkPicture(bytes, ENQUIRY_BODY_BYTES_MAX);
  for (const attempt of ATTEMPTS) {
    const { data } = await normalizePicture(bytes, attempt);
    if (data.length <= IMAGE_SHRUNK_BYTES_MAX) return data;
  }
  throw new Problem('too_large', imageProblemText.tooLarge);
}

/** @throws Problem for more than three files, a file that is no picture, and when there is no room for any */
export async function encodePictures(db: Db, files: readonly File[]): Promise<Uint8Array[]> {
  if (files.length === 0) return [];
  if (files.length > ENQUIRY_PICTURES_MAX) throw refusal(text['fault.slike.many']);
  const room = ENQUIRY_PICTURES_BYTES_MAX - (await countPictureBytes(db));
  if (room < files.length * IMAGE_SHRUNK_BYTES_MAX) throw refusal(text['fault.slike.full']);
  const pictures: Uint8Array[] = [];
  // One after the other: a function has memory for one decoded photograph, not for three.
  for (const file of files) {
    const picture = await encode(file).catch((error: unknown) => {
      throw error instanceof Problem
        ? refusal(text['fault.slike.one'](file.name, error.message), error.code)
        : error;
    });
    pictures.push(picture);
  }
  return pictures;
}
