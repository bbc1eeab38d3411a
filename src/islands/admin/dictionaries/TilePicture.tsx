import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import { hasNoAnswer, isExpired } from '#src/stores/admin/admin-call.ts';
import { uploadPicture } from '#src/stores/admin/upload-picture.ts';
import { dictionaryText as text, entryFieldLabel as label } from '#src/strings/admin/dictionary-screens.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { PictureFault, shrinkPicture } from '#src/stores/shrink-picture.ts';
import { pictureFaultText } from '../form/picture-fault.ts';
import { PICTURE_UPLOAD, useTellFailed } from '../form/picture-upload.ts';
import { useResend } from '../form/use-resend.ts';
import { FieldNote } from '../ui/Field.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { image: string | null; error: string | undefined; onChange: (hash: string | null) => void };

/** The picture of a tile: uploaded as soon as it is chosen, saved with the form, and discarded when that is closed. */
export function TilePicture({ image, error, onChange }: Props) {
  const [percent, setPercent] = useState(0);
  // Stays while the file is sent again, so that neither the note nor its buttons come and go.
  const [failed, setFailed] = useState<{ error: Error; file: File }>();
  const running = useRef<AbortController>(undefined);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = useMutation({
    mutationKey: PICTURE_UPLOAD,
    mutationFn: async (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      setPercent(0);
      const small = await shrinkPicture(file);
      const show = (progress: number) => setPercent(Math.round(progress * 100));
      const { hash } = await uploadPicture(small, show, controller.signal);
      onChange(hash);
    },
    onSuccess: () => setFailed(undefined),
    onError: (error, file) => {
      if (running.current?.signal.aborted !== true) setFailed({ error, file });
    },
  });
  const { error: failure, isPending } = upload;
  const resend = () => {
    if (failed && !isPending) upload.mutate(failed.file);
  };
  useResend((isExpired(failure) || hasNoAnswer(failure)) && failure, resend);
  useTellFailed(failed !== undefined);
  // The pressed button goes with the note.
  const focusFile = () => place.current?.querySelector('input')?.focus();
  const giveUp = () => {
    running.current?.abort();
    upload.reset();
    setFailed(undefined);
    focusFile();
  };
  return (
    <div ref={place}>
      <p className="mb-2 label">{label.image}</p>
      <div className="flex items-center gap-4">
        {image ? (
          <img
            src={imageAddress(image, 320, 'webp')}
            alt={label.image}
            className="aspect-picture w-32 rounded-2 bg-studio object-cover"
          />
        ) : (
          <span className="grid aspect-picture w-32 place-items-center rounded-2 border border-dashed border-control text-ink-3">
            <Icon name="image" />
          </span>
        )}
        <div className="grid justify-items-start gap-1">
          <FileButton
            icon="camera"
            busy={isPending && text['tuning.pictureSending'](percent)}
            accept="image/*"
            label={text['tuning.pictureAdd']}
            onFile={(chosen) => {
              setFailed(undefined);
              upload.mutate(chosen);
            }}
          >
            {image ? text['tuning.pictureChange'] : text['tuning.pictureAdd']}
          </FileButton>
          {/* Not while another one is being sent, which would replace it again. */}
          {image && !isPending && (
            <button type="button" className="link" onClick={() => onChange(null)}>
              {text['tuning.pictureRemove']}
            </button>
          )}
        </div>
      </div>
      <div role="alert">
        <FieldNote
          id="kategorija-slika"
          error={failed ? pictureFaultText(failed.error, failed.file.name) : error}
        />
      </div>
      {failed && (
        <div className="flex flex-wrap gap-x-5">
          {!(failed.error instanceof PictureFault) && (
            <button
              type="button"
              className="link min-h-target"
              onClick={() => {
                resend();
                focusFile();
              }}
            >
              {adminText.retry}
            </button>
          )}
          <button type="button" className="link min-h-target" onClick={giveUp}>
            {text['tuning.pictureDrop']}
          </button>
        </div>
      )}
    </div>
  );
}
