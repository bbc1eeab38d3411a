import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CONTACT_PICTURES } from '#src/domain/contact/contact.ts';
import { ENQUIRY_FILE_BYTES_MAX, ENQUIRY_PICTURES_MAX } from '#src/domain/limits/visitors.ts';
import { isPicture, PictureFault, shrinkPicture } from '#src/stores/shrink-picture.ts';
import { contactText as text } from '#src/strings/contact.ts';
import type { ShownPicture } from '#src/views/contact/EnquiryPictures.tsx';
import { randomUuid } from '#src/stores/random-uuid.ts';

/** Undefined for a file that turned out not to be a picture; null when it had been removed by then. */
type Shrunk = File | undefined | null;
type OwnPicture = ShownPicture & { small: Promise<Shrunk> };

/** The problem that is known without reading the file. */
function faultOf(file: File): 'type' | 'heavy' | undefined {
  if (!isPicture(file)) return 'type';
  return file.size > ENQUIRY_FILE_BYTES_MAX ? 'heavy' : undefined;
}

type Fault = NonNullable<ReturnType<typeof faultOf>> | PictureFault['fault'];
const faultText = ({ name }: File, fault: Fault): string =>
  text['fault.slike.one'](name, text[`fault.slike.${fault}`]);

/** The files that can be added where there is room for so many more, and the errors of the others. */
function sortOut(files: readonly File[], room: number): { chosen: File[]; faults: string[] } {
  const usable = files.filter((file) => faultOf(file) === undefined);
  const unusable = files.flatMap((file) => {
    const fault = faultOf(file);
    return fault ? [faultText(file, fault)] : [];
  });
  const left = usable.slice(room).map(({ name }) => name);
  return {
    chosen: usable.slice(0, room),
    faults: left.length > 0 ? [...unusable, text['fault.slike.left'](left.join(', '))] : unusable,
  };
}

/**
 * The photographs of an enquiry, shrunk as soon as they are chosen, one after the other, so that a phone decodes one at
 * a time. They stay on the page until the message has been sent.
 */
export function useMessagePictures(form: RefObject<HTMLFormElement | null>, onChange: () => void) {
  const [pictures, setPictures] = useState<readonly OwnPicture[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The pictures that are on the page now, with their previews: one may be removed while it is being shrunk. */
  const previews = useRef(new Map<string, string>());

  const drop = (key: string) => {
    URL.revokeObjectURL(previews.current.get(key) ?? '');
    previews.current.delete(key);
    setPictures((now) => now.filter((picture) => picture.key !== key));
  };
  const shrink = (file: File, key: string): Promise<Shrunk> => {
    const work = queue.current
      .then(() => shrinkPicture(file))
      .then(
        (small) => {
          const shrunk = new File([small], file.name, { type: small.type });
          if (!previews.current.has(key)) return shrunk;
          const preview = URL.createObjectURL(small);
          previews.current.set(key, preview);
          setPictures((now) =>
            now.map((picture) => (picture.key === key ? { ...picture, preview } : picture)),
          );
          return shrunk;
        },
        (error: unknown) => {
          console.warn(file.name, error);
          if (!previews.current.has(key)) return null;
          const fault = error instanceof PictureFault ? error.fault : 'unreadable';
          setFaults((now) => [...now, faultText(file, fault)]);
          drop(key);
          return undefined;
        },
      );
    queue.current = work;
    return work;
  };

  const add = (files: readonly File[]) => {
    const { chosen, faults: found } = sortOut(files, ENQUIRY_PICTURES_MAX - pictures.length);
    setFaults(found);
    const added = chosen.map((file) => {
      const key = randomUuid();
      previews.current.set(key, '');
      return { key, name: file.name, preview: '', small: shrink(file, key) };
    });
    setPictures((now) => [...now, ...added]);
  };

  // Files that were chosen before the script had loaded.
  const addChosen = useEffectEvent(() => {
    const input = form.current?.elements.namedItem(CONTACT_PICTURES);
    if (!(input instanceof HTMLInputElement) || !input.files?.length) return;
    add([...input.files]);
    input.value = '';
  });
  useEffect(() => addChosen(), []);

  const remove = (key: string) => {
    setFaults([]);
    drop(key);
    // The pressed button is removed with its picture.
    requestAnimationFrame(() => document.getElementById(CONTACT_PICTURES)?.focus());
  };

  /** The files to send, without those removed meanwhile; undefined when one of them cannot be sent. */
  const ready = async () => {
    const shrunk = await Promise.all(pictures.map(async ({ key, small }) => ({ key, file: await small })));
    if (shrunk.some(({ file }) => file === undefined)) return undefined;
    const sent = shrunk.filter(({ key }) => previews.current.has(key));
    const removeSent = () => {
      for (const { key } of sent) drop(key);
      // Those of a file that was added meanwhile stay.
      setFaults((now) => (now === faults ? [] : now));
    };
    return { files: sent.flatMap(({ file }) => file ?? []), removeSent };
  };

  return {
    /** For the view. */
    shown: {
      pictures,
      fault: faults.length > 0 ? faults.join('\n') : undefined,
      onAdd: (files: readonly File[]) => {
        add(files);
        onChange();
      },
      onRemove: (key: string) => {
        remove(key);
        onChange();
      },
    },
    ready,
  };
}
