import type { AdminImage } from '#src/domain/admin/product.ts';
import { IMAGES_PER_PRODUCT } from '#src/domain/limits.ts';

export type FormPicture = {
  key: string;
  phase: 'ready' | 'waiting' | 'shrinking' | 'uploading' | 'failed';
  /** Address of the preview; an object URL until the upload is done. */
  preview: string;
  /** Share that is uploaded, 0 … 1. */
  share: number;
  fault?: string;
  /** The file cannot be used, so a retry is pointless. */
  isUnusable?: boolean;
  file?: File;
  image?: AdminImage;
};

export type PictureChange =
  | { do: 'reset'; images: readonly AdminImage[] }
  | { do: 'add'; pictures: readonly FormPicture[] }
  | { do: 'update'; key: string; with: Partial<FormPicture> }
  | { do: 'remove'; key: string }
  | { do: 'move'; key: string; to: number };

export const readyPicture = (image: AdminImage): FormPicture => ({
  key: image.hash,
  phase: 'ready',
  preview: image.url,
  share: 1,
  image,
});

export function changePictures(pictures: readonly FormPicture[], change: PictureChange): FormPicture[] {
  switch (change.do) {
    case 'reset':
      return change.images.map(readyPicture);
    case 'add':
      return [...pictures, ...change.pictures].slice(0, IMAGES_PER_PRODUCT);
    case 'update': {
      const hash = change.with.image?.hash;
      // The same photograph twice is one picture; the server would refuse the second.
      const isTwice = hash && pictures.some(({ key, image }) => key !== change.key && image?.hash === hash);
      if (isTwice) return pictures.filter(({ key }) => key !== change.key);
      return pictures.map((one) => (one.key === change.key ? { ...one, ...change.with } : one));
    }
    case 'remove':
      return pictures.filter(({ key }) => key !== change.key);
    case 'move': {
      const moved = pictures.find(({ key }) => key === change.key);
      const rest = pictures.filter(({ key }) => key !== change.key);
      if (moved) rest.splice(change.to, 0, moved);
      return moved ? rest : [...pictures];
    }
  }
}

export const imagesOf = (pictures: readonly FormPicture[]): AdminImage[] =>
  pictures.flatMap(({ image }) => image ?? []);
