import { CONTACT_PICTURES } from '#src/domain/contact/contact.ts';
import { ENQUIRY_PICTURES_MAX } from '#src/domain/limits/visitors.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { noteId } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { cameraPath, closePath } from '../ui/icons.ts';

export type ShownPicture = {
  key: string;
  /** The name of its file. */
  name: string;
  /** Its address; empty while it is being shrunk. */
  preview: string;
};

export type PicturesProps = {
  pictures?: readonly ShownPicture[];
  /** Why the message was refused, or which files were not added; the latter does not keep it from being sent. */
  fault?: string | undefined;
  onAdd?: (files: readonly File[]) => void;
  onRemove?: (key: string) => void;
};

/**
 * Photographs of the part. Only with a script, which shrinks them: in the size that a phone stores, three do not fit
 * into a request, and a form that is refused comes back without its files.
 */
export const EnquiryPictures = ({ pictures = [], onAdd, onRemove, fault }: PicturesProps) => {
  const isFull = pictures.length >= ENQUIRY_PICTURES_MAX;
  return (
    <div
      role="group"
      aria-labelledby={`${CONTACT_PICTURES}-naslov`}
      className="sm:col-span-2 [@media(scripting:none)]:hidden"
    >
      <p id={`${CONTACT_PICTURES}-naslov`} className="mb-2 label">
        {text['pictures.label']}
      </p>
      <ul className="mb-3 grid grid-cols-3 gap-3 empty:hidden">
        {pictures.map((picture, place) => (
          <Tile key={picture.key} picture={picture} number={place + 1} onRemove={onRemove} />
        ))}
      </ul>
      <label
        className={buttonClasses({
          variant: 'line',
          more: `focus-within:[outline:2px_solid_var(--focus)] ${isFull ? 'text-ink-2' : 'cursor-pointer'}`,
        })}
      >
        <Icon path={cameraPath} />
        {text['pictures.add']}
        <input
          id={CONTACT_PICTURES}
          name={CONTACT_PICTURES}
          type="file"
          accept="image/*"
          multiple
          disabled={isFull}
          aria-invalid={fault ? true : undefined}
          aria-describedby={noteId(CONTACT_PICTURES)}
          className="sr-only"
          onChange={({ target }) => {
            onAdd?.([...(target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            target.value = '';
          }}
        />
      </label>
      <p
        id={noteId(CONTACT_PICTURES)}
        aria-live="polite"
        className={`mt-2 text-sm leading-snug wrap-anywhere whitespace-pre-line ${fault ? 'text-error' : 'text-ink-2'}`}
      >
        {fault ?? text['pictures.help']}
      </p>
    </div>
  );
};

type TileProps = { picture: ShownPicture; number: number; onRemove: PicturesProps['onRemove'] };

const Tile = ({ picture: { key, name, preview }, number, onRemove }: TileProps) => (
  <li className="relative grid aspect-square place-items-center overflow-hidden rounded-2 border border-line bg-studio">
    {preview ? (
      <img src={preview} alt={text['pictures.one'](number, name)} className="size-full object-cover" />
    ) : (
      <span role="status" className="text-center text-sm text-ink-2">
        {text['pictures.preparing']}
      </span>
    )}
    <button
      type="button"
      aria-label={text['pictures.remove'](number, name)}
      className="absolute top-0.5 right-0.5 grid size-target place-items-center rounded-2 bg-surface"
      onClick={() => onRemove?.(key)}
    >
      <Icon path={closePath} />
    </button>
  </li>
);
