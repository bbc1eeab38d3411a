import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { IMAGES_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';
import { picturesFull, picturesText as text, sortingText } from '#src/strings/admin/product-form.ts';
import { noteId } from '#src/views/ui/Field.tsx';
import { useFormUndo } from '../form/use-form-undo.ts';
import { FieldNote } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFileDrop } from '../ui/use-file-drop.ts';
import { PictureSorting } from './PictureSorting.tsx';
import { PictureTile } from './PictureTile.tsx';
import { type FormPicture, mainPicture, pictureRoom } from './pictures.ts';
import type { Pictures } from './use-product-pictures.ts';

type Props = { pictures: Pictures; error?: string | undefined };

/** From a picture that the strip was scrolled to, to the edge of a phone. */
const EDGE_PX = 16;

/** Focuses the remove button of the picture at `place` or before it, or the add tile when no picture is left. */
function focusTile(list: HTMLElement | null, place: number): void {
  const tiles = list?.querySelectorAll<HTMLElement>('[data-place]');
  const tile = tiles?.[place] ?? tiles?.[place - 1];
  (
    tile?.querySelector<HTMLElement>(':scope > :last-child > button:last-of-type') ??
    list?.querySelector('input')
  )?.focus();
}

/** Removes a picture; the toast puts it back, since a photograph that was taken here may exist nowhere else. */
function useRemoval(
  { pictures, remove, restore, round }: Pictures,
  list: RefObject<HTMLElement | null>,
  say: (said: string) => void,
) {
  const tellUndoable = useFormUndo(round);
  return (picture: FormPicture, place: number) => {
    remove(picture.key);
    say(sortingText.removed(place + 1, pictures.length - 1));
    tellUndoable(text.removed, () => {
      restore(picture, place);
      say(sortingText.restored(place + 1));
    });
    // The pressed button was removed with its picture.
    requestAnimationFrame(() => focusTile(list.current, place));
  };
}

/** Add tile first, then the pictures in order. Files come from the file chooser, the camera, a drop or a paste. */
export function PictureStrip({ pictures: own, error }: Props) {
  const { pictures, note, add, retry, move } = own;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const room = pictureRoom(pictures);
  const isFull = room === 0;
  const headingId = useId();
  // Without pictures the fields below are not pushed off a phone's first screen.
  const height = pictures.length > 0 ? 'min-h-45' : 'min-h-28 lg:min-h-45';

  useFaultInView(list, pictures);
  usePastedFiles(isFull ? undefined : add);
  const { isOver, zone } = useFileDrop((files) => {
    if (!isFull) add(files);
  });
  const addLabel = isOver ? text.drop : text.add;
  const moveTo = (key: string, from: number, to: number) => {
    move(key, to);
    setSaid(sortingText.moved(from + 1, to + 1));
  };
  const addShot = (files: File[]) => {
    add(files);
    // Shows the new picture, which is last, and beside it the camera button for the next one.
    requestAnimationFrame(() => list.current?.scrollTo({ left: list.current.scrollWidth }));
  };
  const removeAt = useRemoval(own, list, setSaid);

  return (
    <section aria-labelledby={headingId} className="lg:col-span-2">
      <h3 id={headingId} className="mb-2 label num">
        {text.count(IMAGES_PER_PRODUCT - room)}
      </h3>
      <PictureSorting pictures={pictures} onMove={move}>
        <ul
          ref={list}
          aria-label={text.list}
          {...zone}
          className={`bleed-x grid auto-cols-[8.5rem] grid-flow-col gap-2.5 py-1 max-[15rem]:grid-cols-none! lg:mx-0 lg:grid-flow-row lg:grid-cols-6 lg:px-0 ${isOver ? 'bg-accent-bg outline-2 outline-ink outline-dashed' : ''}`}
        >
          <li className={`grid ${height}`}>
            <FileTile
              id="images"
              label={isFull ? picturesFull : addLabel}
              disabled={isFull}
              aria-describedby={noteId(headingId)}
              aria-invalid={error !== undefined || undefined}
              onFiles={add}
            />
          </li>
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={place}
              isMain={picture === mainPicture(pictures)}
              isLast={place === pictures.length - 1}
              onMove={(to) => moveTo(picture.key, place, to)}
              onRemove={() => removeAt(picture, place)}
              onRetry={() => retry(picture)}
            />
          ))}
          {!isFull && (
            <li className={`grid ${height} [@media(hover:hover)]:hidden`}>
              <FileTile
                label={pictures.length > 0 ? text.cameraAgain : text.camera}
                capture="environment"
                onFiles={addShot}
              />
            </li>
          )}
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

/** Scrolls the strip of a phone to the first picture that was refused: it may be beyond the edge, with its reason. */
function useFaultInView(list: RefObject<HTMLElement | null>, pictures: readonly FormPicture[]): void {
  const refused = pictures.find(({ phase }) => phase === 'failed')?.key;
  useEffect(() => {
    const [strip, tile] = [list.current, list.current?.querySelector('[role=alert]')];
    if (!refused || !strip || !tile) return;
    const beyond = tile.getBoundingClientRect().right - strip.getBoundingClientRect().right;
    strip.scrollBy({ left: beyond + EDGE_PX });
  }, [list, refused]);
}

type TileProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: string;
  onFiles: (files: File[]) => void;
};

/** With `capture` it opens the camera directly, on handheld devices; the camera takes one picture at a time. */
const FileTile = ({ label, onFiles, ...input }: TileProps) => (
  <label className="relative grid h-full cursor-pointer place-items-center content-center gap-2 rounded-2 border border-dashed border-control p-2 text-center text-sm leading-snug font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-2">
    <Icon name="camera" />
    {label}
    <input
      type="file"
      accept="image/*"
      multiple={!input.capture}
      {...input}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Allows choosing the same file again after it was removed.
        event.target.value = '';
      }}
      className="sr-only"
    />
  </label>
);

/** Spreadsheets and word processors put a picture of the copied text on the clipboard too; a copied picture has no text. */
const isText = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && types.includes('text/html');

/** Receives files from the clipboard, wherever on the page they are pasted. */
function usePastedFiles(add: ((files: File[]) => void) | undefined): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])];
    if (files.length === 0 || !add || !clipboardData || isText(clipboardData)) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
