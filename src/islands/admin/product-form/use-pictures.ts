import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { AdminImage } from '#src/domain/admin/product.ts';
import { IMAGES_PER_PRODUCT } from '#src/domain/limits.ts';
import { failureMessage } from '#src/stores/admin/admin-call.ts';
import { uploadPicture } from '#src/stores/admin/upload-picture.ts';
import { failureHeadline } from '#src/strings/admin/failures.ts';
import { picturesText as text } from '#src/strings/admin/product-form.ts';
import { changePictures, type FormPicture, imagesOf, readyPicture } from './pictures.ts';
import { isPicture, PictureFault, shrinkPicture } from './shrink-picture.ts';

const faultText = (error: unknown): string =>
  error instanceof PictureFault ? text[`fault.${error.fault}`] : failureHeadline(failureMessage(error));

let serial = 0;

/** The pictures of one form. Files are shrunk and uploaded one by one, so that a phone holds only one in memory. */
export function usePictures(initial: readonly AdminImage[]) {
  const [pictures, change] = useReducer(changePictures, initial, (images) => images.map(readyPicture));
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

  const send = async ({ key, file }: FormPicture) => {
    const controller = controllers.current.get(key);
    if (!file || !controller) return;
    const isGone = () => controller.signal.aborted;
    // The picture was removed while it waited in the queue.
    if (isGone()) return;
    const update = (with_: Partial<FormPicture>) => change({ do: 'update', key, with: with_ });
    try {
      update({ phase: 'shrinking', share: 0 });
      const small = await shrinkPicture(file);
      update({ phase: 'uploading' });
      const image = await uploadPicture(small, (share) => update({ share }), controller.signal);
      update({ phase: 'ready', image, share: 1 });
    } catch (error) {
      const isUnusable = error instanceof PictureFault;
      if (!isGone()) update({ phase: 'failed', fault: faultText(error), isUnusable });
    }
  };

  const enqueue = (picture: FormPicture) => {
    controllers.current.set(picture.key, new AbortController());
    queue.current = queue.current.then(() => send(picture));
  };

  return {
    pictures,
    images: useMemo(() => imagesOf(pictures), [pictures]),
    isPending: pictures.some(({ phase }) => phase !== 'ready' && phase !== 'failed'),
    hasFailed: pictures.some(({ phase }) => phase === 'failed'),
    /** A note about the files added last. */
    note,
    add: (files: readonly File[]) => {
      const room = IMAGES_PER_PRODUCT - pictures.length;
      const added = files.slice(0, room).map((file): FormPicture => ({
        key: `nova-${++serial}`,
        phase: 'waiting',
        share: 0,
        file,
        preview: URL.createObjectURL(file),
        ...(!isPicture(file) && { phase: 'failed', fault: text['fault.type'], isUnusable: true }),
      }));
      setNote(files.length > room && room > 0 ? text['fault.many'](room) : undefined);
      previews.current.push(...added.map(({ preview }) => preview));
      change({ do: 'add', pictures: added });
      for (const picture of added) if (picture.phase === 'waiting') enqueue(picture);
    },
    retry: (picture: FormPicture) => {
      change({ do: 'update', key: picture.key, with: { phase: 'waiting', share: 0 } });
      enqueue(picture);
    },
    remove: (key: string) => {
      controllers.current.get(key)?.abort();
      setNote(undefined);
      change({ do: 'remove', key });
    },
    move: (key: string, to: number) => change({ do: 'move', key, to }),
    reset: (images: readonly AdminImage[]) => change({ do: 'reset', images }),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
