import { useReducer, useState } from 'react';
import type { FormImage } from '#src/domain/admin/product-form.ts';
import { putOnDevice } from '#src/stores/admin/device-store.ts';
import { picturesText as text } from '#src/strings/admin/product-form.ts';
import { isPicture } from '#src/stores/shrink-picture.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { useResend } from '../form/use-resend.ts';
import { changePictures, type FormPicture, imagesOf, pictureOf, pictureRoom } from './pictures.ts';
import { useUploads } from './use-uploads.ts';

type Update = (key: string, with_: Partial<FormPicture>) => void;

async function keepFile({ key, file }: FormPicture, update: Update): Promise<void> {
  try {
    await putOnDevice('pictures', key, file);
    update(key, { isKept: true });
  } catch (error) {
    console.warn(key, error);
    update(key, { isKept: false });
  }
}

/** The pictures of one form. Files are kept on the device until they are uploaded. */
export function useProductPictures(initial: readonly FormImage[]) {
  const [pictures, change] = useReducer(changePictures, initial, (images) => images.map(pictureOf));
  const [note, setNote] = useState<string>();
  const [round, setRound] = useState(0);
  const update: Update = (key, with_) => change({ do: 'update', key, with: with_ });

  const { previewOf, enqueue, abort } = useUploads(update);
  const retry = (picture: FormPicture) => {
    update(picture.key, { phase: 'waiting', progress: 0 });
    enqueue(picture);
  };
  const offline = pictures.filter(({ phase }) => phase === 'offline');
  useResend(offline.map(({ key }) => key).join(), () => {
    for (const picture of offline) retry(picture);
  });

  const unsent = pictures.filter(({ phase, isUnusable }) => phase !== 'ready' && !isUnusable);
  const isRefused = unsent.some(({ isKept }) => isKept === false);

  return {
    pictures,
    images: imagesOf(pictures),
    /** Raised when the form shows other pictures. */
    round,
    isPending: pictures.some(({ phase }) => phase !== 'ready' && phase !== 'failed'),
    isOffline: offline.length > 0,
    hasFailed: pictures.some(({ phase }) => phase === 'failed'),
    /** Every picture that is not sent yet is kept on the device. */
    isKept: unsent.every(({ isKept }) => isKept),
    /** The device has no room for them. */
    isRefused,
    /** A note about the files added last. */
    note: note ?? (isRefused ? text['fault.notKept'] : undefined),
    add: (files: readonly File[]) => {
      const room = pictureRoom(pictures);
      const usable = files.filter(isPicture);
      const taken = files.filter((file) => !isPicture(file) || usable.indexOf(file) < room);
      const added = taken.map((file): FormPicture => ({
        key: randomUuid(),
        phase: 'waiting',
        progress: 0,
        file,
        name: file.name,
        preview: previewOf(file),
        ...(!isPicture(file) && { phase: 'failed', fault: text['fault.type'], isUnusable: true }),
      }));
      setNote(usable.length > room && room > 0 ? text['fault.many'](room) : undefined);
      change({ do: 'add', pictures: added });
      for (const picture of added) {
        if (picture.phase !== 'waiting') continue;
        void keepFile(picture, update);
        enqueue(picture);
      }
    },
    retry,
    remove: (key: string) => {
      abort(key);
      setNote(undefined);
      change({ do: 'remove', key });
    },
    /** Puts a removed picture back at its place; an upload that the removal ended begins again. */
    restore: (picture: FormPicture, at: number) => {
      const isUnsent = picture.phase !== 'ready' && picture.phase !== 'failed';
      const back: FormPicture = isUnsent ? { ...picture, phase: 'waiting', progress: 0 } : picture;
      change({ do: 'restore', picture: back, at });
      // No form referred to its file meanwhile, so the device may have deleted it.
      if (back.file && back.phase !== 'ready' && !back.isUnusable) void keepFile(back, update);
      if (isUnsent) enqueue(back);
    },
    move: (key: string, to: number) => change({ do: 'move', key, to }),
    /** Shows other pictures; those that are not sent are read from the device and sent. */
    reset: (images: readonly FormImage[]) => {
      setRound((last) => last + 1);
      const shown = images.map(pictureOf);
      change({ do: 'reset', pictures: shown });
      for (const picture of shown) if (picture.phase === 'waiting') enqueue(picture);
    },
  };
}

export type Pictures = ReturnType<typeof useProductPictures>;
