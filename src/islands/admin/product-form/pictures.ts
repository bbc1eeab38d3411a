import { type FormImage, isSent } from '#src/domain/admin/product-form.ts';
import type { AdminImage } from '#src/domain/admin/product.ts';
import { IMAGES_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';

export type FormPicture = {
  key: string;
  /** `offline`: there was no answer; it is resent automatically. */
  phase: 'ready' | 'waiting' | 'shrinking' | 'uploading' | 'offline' | 'failed';
  /** Address of the preview; an object URL until the upload is done, empty until a kept file is read. */
  preview: string;
  /** Fraction that is uploaded, 0 … 1. */
  progress: number;
  fault?: string;
  /** The file cannot be used, so a retry is pointless. */
  isUnusable?: boolean;
  file?: File;
  /** Name of the file. */
  name?: string;
  /** Whether the device keeps the file until it is sent; absent while it is being stored. */
  isKept?: boolean;
  /** The file as it is uploaded. */
  small?: Blob;
  image?: AdminImage;
};

type PictureChange =
  | { do: 'reset'; pictures: readonly FormPicture[] }
  | { do: 'add'; pictures: readonly FormPicture[] }
  | { do: 'update'; key: string; with: Partial<FormPicture> }
  | { do: 'remove'; key: string }
  | { do: 'restore'; picture: FormPicture; at: number }
  | { do: 'move'; key: string; to: number };

export const pictureOf = (image: FormImage): FormPicture =>
  isSent(image)
    ? { key: image.hash, phase: 'ready', preview: image.url, progress: 1, image }
    : { key: image.waiting, phase: 'waiting', preview: '', progress: 0, name: image.name, isKept: true };

const countUsable = (pictures: readonly FormPicture[]): number =>
  pictures.filter(({ isUnusable }) => !isUnusable).length;

/** How many pictures can be added; files that cannot be used take no place, because they are not saved. */
export const pictureRoom = (pictures: readonly FormPicture[]): number =>
  Math.max(0, IMAGES_PER_PRODUCT - countUsable(pictures));

/** The main picture of the product as it would be saved. */
export const mainPicture = (pictures: readonly FormPicture[]): FormPicture | undefined =>
  pictures.find(({ isUnusable }) => !isUnusable);

export function changePictures(pictures: readonly FormPicture[], change: PictureChange): FormPicture[] {
  switch (change.do) {
    case 'reset':
      return [...change.pictures];
    case 'add':
      return change.pictures.reduce<FormPicture[]>(
        (now, one) => (one.isUnusable === true || pictureRoom(now) > 0 ? [...now, one] : now),
        [...pictures],
      );
    case 'update': {
      const hash = change.with.image?.hash;
      // The same photograph twice is one picture; the server would refuse the second.
      const isDuplicate =
        hash && pictures.some(({ key, image }) => key !== change.key && image?.hash === hash);
      if (isDuplicate) return pictures.filter(({ key }) => key !== change.key);
      return pictures.map((one) => (one.key === change.key ? { ...one, ...change.with } : one));
    }
    case 'remove':
      return pictures.filter(({ key }) => key !== change.key);
    case 'restore': {
      const { picture, at } = change;
      const isSame = ({ key, image }: FormPicture) =>
        key === picture.key || (image !== undefined && image.hash === picture.image?.hash);
      // The same photograph may have been added again meanwhile, or another one in its place.
      const hasRoom = picture.isUnusable === true || pictureRoom(pictures) > 0;
      if (!hasRoom || pictures.some(isSame)) return [...pictures];
      return [...pictures.slice(0, at), picture, ...pictures.slice(at)];
    }
    case 'move': {
      const moved = pictures.find(({ key }) => key === change.key);
      const rest = pictures.filter(({ key }) => key !== change.key);
      if (moved) rest.splice(change.to, 0, moved);
      return moved ? rest : [...pictures];
    }
  }
}

/** The pictures of the form, including those that still have to be sent. */
export const imagesOf = (pictures: readonly FormPicture[]): FormImage[] =>
  pictures.flatMap(
    ({ key, image, name = '', isUnusable }) => image ?? (isUnusable ? [] : { waiting: key, name }),
  );
