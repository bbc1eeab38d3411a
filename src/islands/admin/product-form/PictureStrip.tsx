import { type DragEvent, useId, useRef, useState } from 'react';
import { IMAGES_PER_PRODUCT } from '#src/domain/limits.ts';
import { picturesFull, picturesText as text, sortingText } from '#src/strings/admin/product-form.ts';
import { FieldNote } from '../ui/Field.tsx';
import { AddTile, CameraTile } from './AddTiles.tsx';
import { PictureSorting } from './PictureSorting.tsx';
import { PictureTile } from './PictureTile.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import type { Pictures } from './use-pictures.ts';

type Props = { pictures: Pictures; error?: string | undefined };

/** Focuses the remove button of the picture at `place`, or the add tile when no picture is left. */
function focusTile(list: HTMLElement | null, place: number): void {
  const tile = list?.querySelectorAll<HTMLElement>('[data-place]')[place];
  (tile?.querySelector<HTMLElement>('button:last-of-type') ?? list?.querySelector('input'))?.focus();
}

/** Add tile first, then the pictures in order. Files come from the file chooser, the camera, a drop or a paste. */
export function PictureStrip({ pictures: { pictures, note, add, retry, remove, move }, error }: Props) {
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isFull = pictures.length >= IMAGES_PER_PRODUCT;
  const headingId = useId();

  usePastedFiles(isFull ? undefined : add);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isFull) add([...event.dataTransfer.files]);
  };
  const moveTo = (key: string, from: number, to: number) => {
    move(key, to);
    setSaid(sortingText.moved(from + 1, to + 1));
  };
  const removeAt = (key: string, place: number) => {
    remove(key);
    // The pressed button was removed with its picture.
    requestAnimationFrame(() => focusTile(list.current, place));
  };

  return (
    <section aria-labelledby={headingId} className="lg:col-span-2">
      <h3 id={headingId} className="mb-2 label num">
        {text.count(pictures.length)}
      </h3>
      <PictureSorting pictures={pictures} onMove={move}>
        {/* Dropping is a shortcut; the tile's button does the same for the keyboard. */}
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions */}
        <ul
          ref={list}
          aria-label={text.list}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`bleed-x grid auto-cols-[8.5rem] grid-flow-col gap-2.5 py-1 lg:mx-0 lg:grid-flow-row lg:grid-cols-6 lg:px-0 ${isOver ? 'bg-accent-bg outline-2 outline-ink outline-dashed' : ''}`}
        >
          <li className="grid min-h-45 gap-2">
            <AddTile
              label={isFull ? picturesFull : isOver ? text.drop : text.add}
              disabled={isFull}
              onFiles={add}
            />
            {!isFull && <CameraTile onFiles={add} />}
          </li>
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={place}
              last={place === pictures.length - 1}
              onMove={(to) => moveTo(picture.key, place, to)}
              onRemove={() => removeAt(picture.key, place)}
              onRetry={() => retry(picture)}
            />
          ))}
        </ul>
      </PictureSorting>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FieldNote
        id={headingId}
        error={error ?? note}
        help={
          <>
            {text.help} <span className="max-lg:hidden">{text.hintDesktop}</span>
          </>
        }
      />
    </section>
  );
}
