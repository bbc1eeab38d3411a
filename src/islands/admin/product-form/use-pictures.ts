import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { FormImage } from '#src/domain/admin/product-form.ts';
import { IMAGES_PER_PRODUCT } from '#src/domain/limits.ts';
import { AdminProblem, failureMessage } from '#src/stores/admin/admin-call.ts';
import { putOnDevice, readOnDevice } from '#src/stores/admin/device-store.ts';
import { uploadPicture } from '#src/stores/admin/upload-picture.ts';
import { failureHeadline } from '#src/strings/admin/failures.ts';
import { picturesText as text } from '#src/strings/admin/product-form.ts';
import { isPicture, PictureFault, shrinkPicture } from '#src/stores/shrink-picture.ts';
import { useResend } from '../form/use-resend.ts';
import { changePictures, type FormPicture, imagesOf, pictureOf } from './pictures.ts';

const faultText = (error: unknown): string =>
  error instanceof PictureFault ? text[`fault.${error.fault}`] : failureHeadline(failureMessage(error));

const hasNoAnswer = (error: unknown) => error instanceof AdminProblem && error.status === 0;

async function readKept(key: string): Promise<File> {
  const file = await readOnDevice<File>('pictures', key).catch(console.warn);
  if (!file) throw new PictureFault('lost');
  return file;
}

/**
 * The pictures of one form. Files are shrunk and uploaded one by one, so that a phone holds only one in memory, and are
 * kept on the device until then.
 */
export function usePictures(initial: readonly FormImage[]) {
  const [pictures, change] = useReducer(changePictures, initial, (images) => images.map(pictureOf));
  const [note, setNote] = useState<string>();
  const queue = useRef(Promise.resolve());
  const controllers = useRef(new Map<string, AbortController>());
  const previews = useRef<string[]>([]);

  useEffect(() => {
    const running = controllers.current;
    const made = previews.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const previewOf = (file: File): string => {
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    return preview;
  };
  const update = (key: string, with_: Partial<FormPicture>) => change({ do: 'update', key, with: with_ });

  const send = async ({ key, file: own, preview, small: made }: FormPicture) => {
    const controller = controllers.current.get(key);
    const isGone = () => controller?.signal.aborted !== false;
    // The picture was removed while it waited in the queue.
    if (isGone()) return;
    try {
      const file = own ?? (await readKept(key));
      if (preview === '') update(key, { file, preview: previewOf(file) });
      update(key, { phase: 'shrinking', progress: 0 });
      const small = made ?? (await shrinkPicture(file));
      update(key, { phase: 'uploading', small });
      const image = await uploadPicture(small, (progress) => update(key, { progress }), controller?.signal);
      update(key, { phase: 'ready', image, progress: 1 });
    } catch (error) {
      if (isGone()) return;
      if (hasNoAnswer(error)) update(key, { phase: 'offline' });
      else
        update(key, { phase: 'failed', fault: faultText(error), isUnusable: error instanceof PictureFault });
    }
  };

  const enqueue = (picture: FormPicture) => {
    controllers.current.set(picture.key, new AbortController());
    queue.current = queue.current.then(() => send(picture));
  };
  const retry = (picture: FormPicture) => {
    update(picture.key, { phase: 'waiting', progress: 0 });
    enqueue(picture);
  };
  const offline = pictures.filter(({ phase }) => phase === 'offline');
  useResend(offline.map(({ key }) => key).join(), () => {
    for (const picture of offline) retry(picture);
  });

  const keep = async ({ key, file }: FormPicture) => {
    try {
      await putOnDevice('pictures', key, file);
      update(key, { isKept: true });
    } catch (error) {
      console.warn(key, error);
      update(key, { isKept: false });
    }
  };
  const unsent = pictures.filter(({ phase, isUnusable }) => phase !== 'ready' && !isUnusable);
  const isRefused = unsent.some(({ isKept }) => isKept === false);

  return {
    pictures,
    images: useMemo(() => imagesOf(pictures), [pictures]),
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
      const room = IMAGES_PER_PRODUCT - pictures.length;
      const added = files.slice(0, room).map((file): FormPicture => ({
        key: crypto.randomUUID(),
        phase: 'waiting',
        progress: 0,
        file,
        name: file.name,
        preview: previewOf(file),
        ...(!isPicture(file) && { phase: 'failed', fault: text['fault.type'], isUnusable: true }),
      }));
      setNote(files.length > room && room > 0 ? text['fault.many'](room) : undefined);
      change({ do: 'add', pictures: added });
      for (const picture of added) {
        if (picture.phase !== 'waiting') continue;
        void keep(picture);
        enqueue(picture);
      }
    },
    retry,
    remove: (key: string) => {
      controllers.current.get(key)?.abort();
      setNote(undefined);
      change({ do: 'remove', key });
    },
    move: (key: string, to: number) => change({ do: 'move', key, to }),
    /** Shows other pictures; those that are not sent are read from the device and sent. */
    reset: (images: readonly FormImage[]) => {
      const shown = images.map(pictureOf);
      change({ do: 'reset', pictures: shown });
      for (const picture of shown) if (picture.phase === 'waiting') enqueue(picture);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
