import { useIsMutating } from '@tanstack/react-query';
import { createContext, type SubmitEvent, useContext, useEffect, useState } from 'react';
import { formStateText as text } from '#src/strings/admin/form-state.ts';

/** Key of the uploads that a form waits for before it can be saved. */
export const PICTURE_UPLOAD = ['picture-upload'] as const;

export const UploadFailed = createContext<(hasFailed: boolean) => void>(() => undefined);

/** Tells the form around a picture whether its last upload has failed. */
export function useTellFailed(hasFailed: boolean): void {
  const tell = useContext(UploadFailed);
  useEffect(() => {
    tell(hasFailed);
    return () => tell(false);
  }, [tell, hasFailed]);
}

/** Without its picture, which is on the screen, a form is not saved: `refusal` says so when it is sent nevertheless. */
export function usePictureUpload(send: (event: SubmitEvent) => void) {
  const [hasFailed, setFailed] = useState(false);
  const [isRefused, setRefused] = useState(false);
  return {
    isUploading: useIsMutating({ mutationKey: PICTURE_UPLOAD }) > 0,
    setFailed,
    refusal: hasFailed && isRefused ? text.pictureFailed : undefined,
    submit: (event: SubmitEvent) => {
      setRefused(hasFailed);
      if (hasFailed) event.preventDefault();
      else send(event);
    },
  };
}
