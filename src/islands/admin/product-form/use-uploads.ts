import { useEffect, useRef } from 'react';
import { hasNoAnswer, isExpired } from '#src/stores/admin/admin-call.ts';
import { readOnDevice } from '#src/stores/admin/device-store.ts';
import { uploadPicture } from '#src/stores/admin/upload-picture.ts';
import { PictureFault, shrinkPicture } from '#src/stores/shrink-picture.ts';
import { pictureFaultText } from '../form/picture-fault.ts';
import type { FormPicture } from './pictures.ts';

async function readKept(key: string): Promise<File> {
  const file = await readOnDevice<File>('pictures', key).catch(console.warn);
  if (!file) throw new PictureFault('lost');
  return file;
}

/**
 * Shrinks and uploads files one by one, so that a phone holds only one in memory. `update` receives what becomes of
 * each; whatever still runs is aborted when the form is closed.
 */
export function useUploads(update: (key: string, with_: Partial<FormPicture>) => void) {
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

  const send = async (picture: FormPicture, { signal }: AbortController) => {
    const { key, name = '', file: own, preview, small: made } = picture;
    const isGone = () => signal.aborted;
    // The picture was removed while it waited in the queue.
    if (isGone()) return;
    try {
      const file = own ?? (await readKept(key));
      if (isGone()) return;
      if (preview === '') update(key, { file, preview: previewOf(file) });
      update(key, { phase: 'shrinking', progress: 0 });
      const small = made ?? (await shrinkPicture(file));
      update(key, { phase: 'uploading', small });
      const image = await uploadPicture(small, (progress) => update(key, { progress }), signal);
      update(key, { phase: 'ready', image, progress: 1 });
    } catch (error) {
      if (isGone()) return;
      if (hasNoAnswer(error) || isExpired(error)) update(key, { phase: 'offline' });
      else {
        const isUnusable = error instanceof PictureFault;
        update(key, { phase: 'failed', fault: pictureFaultText(error, name), isUnusable });
      }
    }
  };

  const enqueue = (picture: FormPicture) => {
    // Its own for each time: one that was removed and put back while it waits in the queue is sent once.
    const controller = new AbortController();
    controllers.current.set(picture.key, controller);
    queue.current = queue.current.then(() => send(picture, controller));
  };
  return { previewOf, enqueue, abort: (key: string) => controllers.current.get(key)?.abort() };
}
