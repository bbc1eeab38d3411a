import { useRef, useState } from 'react';
import { imageAddress } from '#src/domain/image-address.ts';
import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { uploadPicture } from '#src/stores/admin/upload-picture.ts';
import { failureHeadline } from '#src/strings/admin/failures.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { PictureFault, shrinkPicture } from '../product-form/shrink-picture.ts';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

function sayFault(error: unknown): string {
  if (error instanceof PictureFault)
    return error.fault === 'type' ? text['tuning.pictureType'] : text['tuning.pictureUnreadable'];
  return error instanceof AdminProblem ? failureHeadline(error.message) : text['tuning.pictureUnreadable'];
}

type Props = { image: string | null; error: string | undefined; onChange: (hash: string | null) => void };

/** The picture of a tile: uploaded as soon as it is chosen, saved with the form. */
export function TilePicture({ image, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [fault, setFault] = useState<string>();
  const send = async (file: File) => {
    setFault(undefined);
    setPercent(0);
    try {
      const small = await shrinkPicture(file);
      const showShare = (share: number) => setPercent(Math.round(share * 100));
      onChange((await uploadPicture(small, showShare, new AbortController().signal)).hash);
    } catch (problem) {
      setFault(sayFault(problem));
    } finally {
      setPercent(undefined);
    }
  };
  return (
    <div>
      <p className="mb-2 label">{text['tuning.picture']}</p>
      <div className="flex items-center gap-4">
        {image ? (
          <img
            src={imageAddress(image, 320, 'webp')}
            alt={text['tuning.picture']}
            className="aspect-picture w-32 rounded-2 bg-studio object-cover"
          />
        ) : (
          <span className="grid aspect-picture w-32 place-items-center rounded-2 border border-dashed border-control text-ink-3">
            <Icon name="image" />
          </span>
        )}
        <div className="grid justify-items-start gap-1">
          <Button
            icon="camera"
            busy={percent !== undefined && text['tuning.pictureSending'](percent)}
            onClick={() => input.current?.click()}
          >
            {image ? text['tuning.pictureChange'] : text['tuning.pictureAdd']}
          </Button>
          {image && (
            <button type="button" className="link" onClick={() => onChange(null)}>
              {text['tuning.pictureRemove']}
            </button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text['tuning.pictureAdd']}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void send(file);
          event.target.value = '';
        }}
      />
      <div role="alert">
        <FieldNote id="kategorija-slika" error={fault ?? error} />
      </div>
    </div>
  );
}
