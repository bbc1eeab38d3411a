import { inTime } from '#src/server/in-time.ts';
import { decoder, pictureWork } from './decoder.ts';
import {
  IMAGE_HASH_PATTERN,
  shippedImagePath,
  type ImageFormat,
  type ImageWidth,
  PREVIEW_FILE,
} from '#src/domain/catalogue/image-address.ts';
import { PREVIEW_PX } from '#src/domain/limits/pages.ts';
import { IMAGE_STORE_TIMEOUT_MS, IMAGE_WIDTHS_PX } from '#src/domain/limits/pictures.ts';
import { OWN_SITE_TIMEOUT_MS } from '#src/domain/limits/requests.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { contentHash, findOriginal, findVariant, keepOriginal, keepVariant } from './image-store.ts';

const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp' } as const satisfies Record<
  ImageFormat,
  string
>;

/** Reads `{width}.{format}`; only the fixed widths, so that callers cannot fill the store with sizes. */
function parseVariant(file: string): { width: ImageWidth; format: ImageFormat } | undefined {
  const [, digits, format] = /^(\d{2,4})\.(avif|webp)$/.exec(file) ?? [];
  const width = IMAGE_WIDTHS_PX.find((w) => w === Number(digits));
  return width && (format === 'avif' || format === 'webp') ? { width, format } : undefined;
}

/** Low effort: a visitor waits for the variant, and 4 % fewer bytes are not worth three times the wait. */
function encode(original: Uint8Array, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const image = decoder(original).resize({ width, withoutEnlargement: true });
  return (
    format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78, effort: 3 })
  ).toBuffer();
}

/**
 * The whole picture on a background in its corner's colour: cropping would cut off the ends of a bumper. JPEG,
 * because some chat applications show no preview in a newer format.
 */
async function encodePreview(original: Uint8Array): Promise<Buffer> {
  const { data, info } = await decoder(original)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 255, g = r, b = r] = data;
  return decoder(data, { raw: info })
    .resize({ ...PREVIEW_PX, fit: 'contain', background: { r, g, b } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

type Recipe = (original: Uint8Array) => Promise<Uint8Array>;

function readRecipe(file: string) {
  if (file === PREVIEW_FILE) return { contentType: 'image/jpeg', make: encodePreview };
  const variant = parseVariant(file);
  return (
    variant && {
      contentType: CONTENT_TYPES[variant.format],
      make: (original: Uint8Array) => encode(original, variant.width, variant.format),
    }
  );
}

/** Variants that are being made, so that simultaneous requests share the work. */
const inProgress = new Map<string, Promise<Uint8Array>>();

/** The store's client retries for half a minute; a visitor gets the picture without waiting for that. */
const tryStore = <Found>(work: Promise<Found>): Promise<Found | undefined> =>
  inTime(work, IMAGE_STORE_TIMEOUT_MS, 'the store of pictures failed');

/**
 * A picture of the demo catalogue, which the build has put among the site's files. The first build on Netlify fills the
 * database, but only functions may use the store: https://docs.netlify.com/build/data-and-storage/netlify-blobs/
 */
async function findShipped(siteUrl: string | undefined, hash: string): Promise<Uint8Array | undefined> {
  if (siteUrl === undefined) return undefined;
  const answer = await fetch(new URL(shippedImagePath(hash), siteUrl), {
    signal: AbortSignal.timeout(OWN_SITE_TIMEOUT_MS),
  });
  if (!answer.ok) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (contentHash(bytes) !== hash) return undefined;
  await tryStore(keepOriginal(hash, bytes));
  return bytes;
}

async function readVariant(
  hash: string,
  file: string,
  make: Recipe,
  siteUrl: string | undefined,
): Promise<Uint8Array> {
  const kept = await tryStore(findVariant(hash, file));
  if (kept) return kept;
  // Null: there is none; undefined: the store did not answer.
  const stored = await tryStore(findOriginal(hash).then((found) => found ?? null));
  const original = stored ?? (await findShipped(siteUrl, hash));
  if (!original && stored === undefined) throw new Problem('unavailable', problemText.unansweredRead);
  if (!original) throw new Problem('not_found', problemText.imageNotFound);
  const bytes = await pictureWork(() => make(original));
  await tryStore(keepVariant(hash, file, bytes));
  return bytes;
}

/**
 * A picture in one width and format, or as a link preview; made once from the original, then stored. `siteUrl`: where
 * this site's files are, for pictures that only they have.
 */
export async function readImage(
  hash: string,
  file: string,
  siteUrl?: string,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const recipe = readRecipe(file);
  if (!recipe || !IMAGE_HASH_PATTERN.test(hash)) throw new Problem('not_found', problemText.badImage);
  const key = `${hash}/${file}`;
  const work =
    inProgress.get(key) ??
    readVariant(hash, file, recipe.make, siteUrl).finally(() => inProgress.delete(key));
  inProgress.set(key, work);
  return { bytes: await work, contentType: recipe.contentType };
}
