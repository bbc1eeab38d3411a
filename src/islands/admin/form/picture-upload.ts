import { useIsMutating } from '@tanstack/react-query';
import { createContext, type SubmitEvent, useCallback, useContext, useEffect, useState } from 'react';
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
  const [{ hasFailed, isRefused }, setState] = useState({ hasFailed: false, isRefused: false });
  const setFailed = useCallback(
    (failed: boolean) => setState((now) => ({ hasFailed: failed, isRefused: failed && now.isRefused })),
    [],
  );
  const isSending = useIsMutating({ mutationKey: PICTURE_UPLOAD }) > 0;
  return {
    // One that has failed is sent again every few seconds; the form does not look busy with it.
    isUploading: isSending && !hasFailed,
    setFailed,
    refusal: isRefused ? text.pictureFailed : undefined,
    submit: (event: SubmitEvent) => {
      if (!hasFailed) {
        send(event);
        return;
      }
      event.preventDefault();
      setState({ hasFailed, isRefused: true });
    },
  };
}
