/** Key of the uploads that a form waits for before it can be saved. */
export const PICTURE_UPLOAD = ['picture-upload'] as const;
