import { picturesText as text } from '#src/strings/admin/product-form.ts';
import { Icon } from '../ui/Icon.tsx';

type TileProps = { onFiles: (files: File[]) => void };

const TILE =
  'relative grid cursor-pointer place-items-center content-center gap-2 rounded-2 border border-dashed border-control p-2 text-center text-sm leading-snug font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-2';

const FileInput = ({
  onFiles,
  ...rest
}: TileProps & { id?: string; disabled?: boolean; capture?: 'environment' }) => (
  <input
    type="file"
    accept="image/*"
    {...rest}
    onChange={(event) => {
      onFiles([...(event.target.files ?? [])]);
      // Allows choosing the same file again after it was removed.
      event.target.value = '';
    }}
    className="sr-only"
    {...(!rest.capture && { multiple: true })}
  />
);

export const AddTile = ({ label, disabled, onFiles }: TileProps & { label: string; disabled: boolean }) => (
  <label className={`${TILE} h-full`}>
    <Icon name="camera" />
    {label}
    <FileInput id="images" disabled={disabled} onFiles={onFiles} />
  </label>
);

/** Opens the camera directly, on handheld devices. */
export const CameraTile = ({ onFiles }: TileProps) => (
  <label className={`${TILE} min-h-target grid-flow-col [@media(hover:hover)]:hidden`}>
    <Icon name="camera" />
    {text.camera}
    <FileInput capture="environment" onFiles={onFiles} />
  </label>
);
